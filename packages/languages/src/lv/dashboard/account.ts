import type { SentenceParts } from '../../sentence-parts.ts';
import { latvian } from '../latvian.ts';

const { number, plural } = latvian;

export const passwordChanged = 'Jūsu parole ir mainīta. Jūsu pārējās sesijas ir beigtas.';
export const changePassword = 'Mainīt paroli';
export const changing = 'Notiek maiņa…';
export const mySessions = 'Manas sesijas';
export const aboutSessions =
  'Kur ir veikta pierakstīšanās. Ja kādu sesiju nepazīstat, beidziet to un nomainiet paroli.';
export const sessionsLoadError = 'Jūsu sesijas neizdevās ielādēt. Mēģiniet vēlreiz.';
export const loadingSessions = 'Tiek ielādētas sesijas';
export const endOthers = 'Beigt visas pārējās';
export const device = 'Ierīce';
export const network = 'Tīkls';
export const lastUse = 'Pēdējoreiz lietota';
export const unknownDevice = 'Nezināma ierīce';
export const deviceOn = (browser: string, system: string) => `${browser} (${system})`;
export const unknown = 'Nav zināms';
export const thisSession = 'Šī sesija';
export const end = 'Beigt';
export const sessionEnded = 'Sesija ir beigta.';
export const sessionEndFailed = 'Sesiju neizdevās beigt';
export const othersEnded = 'Visas jūsu pārējās sesijas ir beigtas.';
export const othersEndFailed = 'Sesijas neizdevās beigt';
export const addAppTitle = 'Pievienot autentifikācijas lietotni';
export const aboutAddingApp =
  'Noskenējiet šo ar savu autentifikācijas lietotni vai ierakstiet tajā slepeno atslēgu. Pēc tam ievadiet kodu, ko tā rāda.';
export const beginFailed = 'Neizdevās sākt. Mēģiniet vēlreiz.';
export const makingSecret = 'Tiek veidota slepenā atslēga…';
export const addAppFailed = 'Lietotni neizdevās pievienot';
export const pictureFailed =
  'Skenējamo attēlu neizdevās ielādēt. Zemāk redzamā slepenā atslēga der tikpat labi.';
export const secret = 'Slepenā atslēga';
export const openApp = 'Atvērt lietotni šajā ierīcē';
export const appCode = 'Kods, ko rāda lietotne';
export const adding = 'Notiek pievienošana…';
export const add = 'Pievienot';
export const appAdded = 'Autentifikācijas lietotne ir pievienota';
export const passkeyAdded = 'Piekļuves atslēga ir pievienota';
export const codesMade = 'Jauni atkopšanas kodi ir izveidoti';
export const removeAppTitle = 'Noņemt autentifikācijas lietotni';
export const aboutRemovingApp = 'Ar tās kodiem vairs nevarēs pierakstīties.';
export const removing = 'Notiek noņemšana…';
export const remove = 'Noņemt';
export const appRemoved = 'Autentifikācijas lietotne ir noņemta';
export const makeCodesTitle = 'Izveidot jaunus atkopšanas kodus';
export const aboutMakingCodes = 'Pašreizējie kodi vairs nederēs.';
export const making = 'Notiek izveide…';
export const makeCodes = 'Izveidot jaunus kodus';
export const aboutPasskeys =
  'Jūsu pirksta nospiedums, seja vai PIN jūsu ierīcē vai drošības atslēga.';
export const addPasskey = 'Pievienot piekļuves atslēgu';
export const aboutApp = 'Lietotne jūsu tālrunī, kas ik pēc 30 sekundēm rāda jaunu kodu.';
export const removeApp = 'Noņemt lietotni';
export const addApp = 'Pievienot lietotni';
export const fewCodes =
  'Jums ir atlicis maz atkopšanas kodu. Izveidojiet jaunus, pirms tie ir vajadzīgi.';
export const renamePasskeyNamed = (name: string) => `Pārdēvēt: ${name}`;
export const rename = 'Pārdēvēt';
export const removePasskeyNamed = (name: string) => `Noņemt: ${name}`;
export const addPasskeyTitle = 'Pievienot piekļuves atslēgu';
export const aboutAddingPasskey =
  'Pārlūks lūgs pirksta nospiedumu, seju, PIN vai drošības atslēgu.';
export const passkey = 'Piekļuves atslēga';
export const waiting = 'Lūdzu, gaidiet…';
export const addPasskeyFailed = 'Piekļuves atslēgu neizdevās pievienot';
export const renamePasskey = 'Pārdēvēt piekļuves atslēgu';
export const save = 'Saglabāt';
export const removePasskey = 'Noņemt piekļuves atslēgu';
export const passkeyRemoved = 'Piekļuves atslēga ir noņemta';
export const nameHint = 'Lai to vēlāk pazītu.';
export const qrCode = 'Kvadrātkods autentifikācijas lietotnei';
export const codesCopied = 'Atkopšanas kodi ir nokopēti';
export const codesNotCopied = 'Kodus neizdevās nokopēt. Atlasiet vai lejupielādējiet tos.';
export const codesFile = (siteName: string, text: string) =>
  `Atkopšanas kodi vietnei „${siteName}”\nKatrs der vienu reizi.\n\n${text}`;
export const codesTitle = 'Jūsu atkopšanas kodi';
export const recoveryCodes = 'Atkopšanas kodi';
export const copy = 'Kopēt';
export const download = 'Lejupielādēt';
export const print = 'Drukāt';
export const codesKept = 'Kodi ir saglabāti';
export const secondFactor = 'Otrais faktors';
export const aboutSecondFactor =
  'Ja ir otrais faktors, tas, kurš uzzina jūsu paroli, tomēr nevar pierakstīties jūsu vietā. Jau atvērtās sesijas paliek atvērtas.';
export const secondFactorLoadError = 'Jūsu otro faktoru neizdevās ielādēt. Mēģiniet vēlreiz.';
export const loadingSecondFactor = 'Tiek ielādēts jūsu otrais faktors';
export const hasPasskey = 'Šajā ierīcē jau ir piekļuves atslēga jūsu kontam.';
export const noPasskeyHere = 'Šajā adresē piekļuves atslēgas nevar izveidot.';
export const noPasskeyMade = 'Piekļuves atslēga netika izveidota. Mēģiniet vēlreiz.';
export const passkeysNeedAddress =
  'Piekļuves atslēgām vajadzīga vietne ar savu https adresi. Vietnes uzturētājs var iestatīt PUBLIC_URL. Autentifikācijas lietotne darbojas arī šeit.';
export const passkeysWorkAt = (passkeyOrigin: string) =>
  `Piekļuves atslēgas darbojas tikai šeit: ${passkeyOrigin}. Lai tādu pievienotu, atveriet paneli tur.`;
export const browserWithoutPasskeys =
  'Šis pārlūks nepazīst piekļuves atslēgas. Autentifikācijas lietotne darbojas ar jebkuru pārlūku.';
export const removeAppFailed = 'Autentifikācijas lietotni neizdevās noņemt';
export const renamePasskeyFailed = 'Piekļuves atslēgu neizdevās pārdēvēt';
export const removePasskeyFailed = 'Piekļuves atslēgu neizdevās noņemt';
export const makeCodesFailed = 'Jaunus atkopšanas kodus neizdevās izveidot';
export const passkeys = 'Piekļuves atslēgas';
export const app = 'Autentifikācijas lietotne';
export const appAddedAt = <Part>(added: Part): SentenceParts<Part> => ['Pievienota: ', added];
export const passkeyDetails = <Part>(
  synced: boolean,
  added: Part,
  lastUsed: Part | null,
  host: string | null,
): SentenceParts<Part> => [
  `${synced ? 'Piekļuves atslēga, visās jūsu sinhronizētajās ierīcēs' : 'Piekļuves atslēga, vienā ierīcē'}. Pievienota: `,
  added,
  ...(lastUsed === null ? [] : ['; pēdējoreiz lietota: ', lastUsed]),
  host === null ? '.' : `. Darbojas tikai šeit: ${host}.`,
];
export const removePasskeyQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' vairs neļaus jums pierakstīties. Tā var palikt jūsu ierīcē; tur to var izdzēst.',
];
export const codesLeft = (count: number) =>
  plural(count, {
    one: `Atlicis ${number(count)} kods gadījumam, ja pazaudējat visu iepriekšējo.`,
    other: `Atlikuši ${number(count)} kodi gadījumam, ja pazaudējat visu iepriekšējo.`,
  });
export const aboutCodes = <Part>(siteName: Part): SentenceParts<Part> => [
  'Ja pazaudējat otro faktoru, ar vienu no šiem kodiem var pierakstīties vietnē ',
  siteName,
  '. Katrs der vienu reizi. Tie tiek rādīti tikai tagad: glabājiet tos tur, kur svarīgus dokumentus.',
];
export const endSession = (device: string, network: string) =>
  `Beigt sesiju: ${device || 'nezināma ierīce'}, ${network}`;
export const language = 'Valoda';
export const aboutLanguage = 'Šajā valodā redzat paneli. Cilvēku ierakstītais paliek, kāds ir.';
export const communityLanguage = (ownName: string) => `Kopienas valoda (${ownName})`;
export const languageFailed = 'Valodu neizdevās saglabāt';
