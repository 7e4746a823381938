import type { SentenceParts } from '../../sentence-parts.ts';
import { latvian } from '../latvian.ts';

const { number, plural } = latvian;

export const title = 'Vēstules pa e-pastu';
export const offTitle = 'Vēstules ir izslēgtas';
export const aboutOff =
  'Apmeklētāji var saņemt pa e-pastu dienas citātu, gaidāmās nedēļas pārskatu un atgādinājumus par īpašām dienām. Kamēr vēstules ir izslēgtas, tam nav lapas un nekas netiek glabāts.';
export const what = 'Kas tiek glabāts';
export const whatText =
  'Par katru, kas abonē: e-pasta adrese, valoda, izvēlētās vēstules un kad tas bijis. Adrese ir šifrēta ar atslēgu, kuras nav ne datubāzē, ne rezerves kopijās.';
export const why = 'Kāpēc';
export const whyText = 'Lai sūtītu cilvēku lūgtās vēstules, un nekam citam.';
export const howLong = 'Cik ilgi';
export const howLongText =
  'Līdz cilvēks izbeidz vēstules; bez apstiprinājuma septiņas dienas. Gadu pēc izbeigšanas paliek kods, no kura neviens nevar izlasīt adresi: tas neļauj vecai rezerves kopijai atsākt vēstules.';
export const who = 'Kas to uzzina';
export const whoText =
  'E-pasta pakalpojums, kas piegādā vēstules. Adreses nerāda nevienam brīvprātīgajam, arī jums ne: redzams tikai, cik to ir.';
export const needed = 'Kas vajadzīgs';
export const neededText =
  'Saziņas ziņas sadaļā „Vispārīgi”, e-pasta konts sadaļā „Sūtīšana” un vietnes adrese ar https (PUBLIC_URL), ko iestata tas, kas rūpējas par serveri.';
export const switchOn = 'Ieslēgt vēstules';
export const switchOff = 'Izslēgt vēstules';
export const switching = 'Notiek pārslēgšana…';
export const onTitle = 'Vēstules ir ieslēgtas';
export const aboutOn = <Part>(page: Part): SentenceParts<Part> => [
  'Apmeklētāji abonē lapā ',
  page,
  ', uz kuru ved katra lapa.',
];
export const opensInNewTab = '(atvērsies jaunā cilnē)';
export const switchedOn = 'Vēstules ir ieslēgtas. Tagad tās var abonēt.';
export const switchedOff = 'Vēstules ir izslēgtas.';
export const notSwitched = 'Vēstules neizdevās ieslēgt';
export const notSwitchedOff = 'Vēstules neizdevās izslēgt';
export const switchOffTitle = 'Izslēgt vēstules?';
export const aboutSwitchingOff =
  'Vēstules vairs nesūta, gaidošās atceļ. Saites vēstulēs darbojas vēl 30 dienas, tad visas adreses dzēš. Ja vēstules pirms tam atkal ieslēdz, abonementi turpinās.';
export const about = 'Kas tiek glabāts un kas to uzzina';

export const subscribers = 'Abonementi';
export const loading = 'Tiek ielādētas vēstules';
export const loadError = 'Vēstules neizdevās ielādēt. Mēģiniet vēlreiz.';
export const daily = 'Dienas citāts';
export const weekly = 'Gaidāmā nedēļa';
export const reminders = 'Atgādinājumi';
export const people = (count: number) =>
  plural(count, { one: `${number(count)} cilvēks`, other: `${number(count)} cilvēki` });
export const unconfirmed = 'Vēl nav apstiprināti';
export const nextAt = 'Nākamās vēstules';
export const notNow = 'Pašlaik nekas netiek sūtīts';

export const note = 'Ziņa nedēļas vēstulē';
export const noteHint =
  'Tā būs nākamajā nedēļas vēstulē tā, kā to uzrakstāt, visās valodās vienādi, un pēc tam būs tukša. Līdz 2000 rakstzīmēm.';
export const noteLeft = (count: number) =>
  plural(count, {
    one: `Atlikusi ${number(count)} rakstzīme`,
    other: `Atlikušas ${number(count)} rakstzīmes`,
  });
export const noteTooLong = (count: number) =>
  plural(count, {
    one: `${number(count)} rakstzīme par daudz`,
    other: `${number(count)} rakstzīmes par daudz`,
  });
export const saveNote = 'Saglabāt ziņu';
export const savingNote = 'Ziņa tiek saglabāta…';
export const noteSaved = 'Ziņa ir saglabāta.';
export const noteSaveFailed = 'Ziņu neizdevās saglabāt';
export const noteChanged =
  'Kāds cits pa to laiku ir mainījis ziņu. Jūsu rakstītais joprojām ir šeit; tagad ziņa ir šāda:';
export const noteEmptied =
  'Ziņa tagad ir tukša: tā ir nosūtīta vai kāds to noņēmis. Jūsu rakstītais joprojām ir šeit.';
export const loadNote = 'Pārņemt jauno tekstu';
export const keepTyped = 'Paturēt manu tekstu';

export const preview = 'Priekšskatījums';
export const aboutPreview =
  'Šodienas vēstule tā, kā to nosūtītu, vai paraugs, ja šodien nav ko teikt. Saites vēstuļu maiņai un izbeigšanai šeit nekur neved.';
export const letter = 'Vēstule';
export const language = 'Valoda';
export const form = 'Veids';
export const asHtml = 'Ar noformējumu';
export const asText = 'Vienkāršs teksts';
export const subject = 'Temats';
export const letterNamed = (subject: string) => `Vēstule „${subject}”`;
export const loadingPreview = 'Tiek ielādēta vēstule';
export const previewFailed = 'Vēstuli neizdevās parādīt. Mēģiniet vēlreiz.';
export const nothingToSay = 'Tuvākajās nedēļās nav ko teikt, tāpēc šādas vēstules nav.';

export const removeTitle = 'Izbeigt kāda vēstules';
export const aboutRemoval =
  'Tiem, kas jums to lūdz. Netiek atklāts, vai adrese saņem vēstules, un nekur netiek pierakstīts, kam tā piederēja.';
export const email = 'E-pasta adrese';
export const remove = 'Izbeigt vēstules uz šo adresi';
export const removing = 'Tiek izbeigtas…';
export const done = 'Gatavs';
export const removed = 'Ja šī adrese saņēma vēstules, tās ir izbeigtas un adrese ir dzēsta.';
export const removeFailed = 'Vēstules neizdevās izbeigt';
