import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { latvian } from '../latvian.ts';

const { number, plural } = latvian;

export const title = 'Tikšanās reizes';
export const days = 'Atsevišķas dienas';
export const add = 'Pievienot tikšanos';
export const edit = 'Rediģēt tikšanos';
export const search = 'Meklēt tikšanās reizes';
export const loading = 'Ielādē tikšanās reizes';
export const loadError = 'Tikšanās reizes neizdevās ielādēt. Mēģiniet vēlreiz.';
export const none = 'Tikšanās reižu vēl nav. Pievienojiet pirmo ar augšējo pogu.';
export const noneFound = 'Meklējumam neatbilst neviena tikšanās reize.';
export const next = 'Nākamā diena';
export const noNext = 'Nekas vairāk';
export const byWeek = 'Pa nedēļām';
export const byMonth = 'Pa mēnešiem';
export const byBadiMonth = 'Katrā Badíʻ mēnesī';
export const byHolyDay = 'Katrā svētajā dienā';
export const weekdays = 'Nedēļas dienas';
export const weekday = 'Nedēļas diena';
export const interval = 'Ik pēc cik nedēļām (1 līdz 8)';
export const nth = 'Kura mēnesī';
export const when = 'Kad';
export const onEve = 'Priekšvakarā';
export const onDay = 'Pašā dienā';
export const ownLanguage = 'Kopienas valoda';
export const onlineHint = 'Tiešsaistes tikšanās adresē bieži ir tās parole.';
export const audienceHint =
  'Deviņpadsmit dienu svētki, bērnu nodarbības un pusaudžu grupas ir tiem, kam ir saite, ja neizvēlaties citādi.';
export const endsHint = 'Tukšs: bez beigām.';
export const capacityHint = 'Tukšs: tik, cik atnāk.';
export const added = 'Tikšanās ir pievienota.';
export const changed = 'Tikšanās ir mainīta.';
export const saveFailed = 'Tikšanos neizdevās saglabāt';
export const deleted = 'Tikšanās ir dzēsta. To var atjaunot zem saraksta.';
export const deleteFailed = 'Tikšanos neizdevās dzēst';
export const deletions = 'Dzēsts pēdējās 30 dienās';
export const noDeletions = 'Neviena tikšanās nav dzēsta.';
export const bringBack = 'Atjaunot';
export const broughtBack = 'Tikšanās ir atjaunota.';
export const bringBackFailed = 'Tikšanos neizdevās atjaunot';
export const goesOn = 'Tā turpinās';
export const stopped = 'Apmeklētāji to vairs neredz, jo neviens nav apstiprinājis, ka tā turpinās.';
export const renewed = 'To atkal rāda 95 dienas.';
export const renewFailed = 'Tikšanos neizdevās apstiprināt';
export const share = 'Kopīgot';

export const link = 'Saite';
export const aboutLink =
  'Kam ir šī saite, tas redz visu par tikšanos, arī tās tiešsaistes adresi. Nododiet to tālāk apdomīgi.';
export const copy = 'Kopēt saiti';
export const copied = 'Saite ir nokopēta.';
export const copyFailed = 'Saiti neizdevās nokopēt. Iezīmējiet un nokopējiet to paši.';
export const newLink = 'Izveidot jaunu saiti';
export const newLinkQuestion =
  'Pašreizējā saite tad vairs nekur nevedīs, arī kalendāros, kas to abonē. Izveidot jaunu?';
export const newLinkMade = 'Tikšanās reizei ir jauna saite.';
export const newLinkFailed = 'Jaunu saiti neizdevās izveidot';
export const from = 'No';
export const to = 'Līdz';
export const noDays = 'Starp šīm dienām nekā nav.';
export const loadingDays = 'Ielādē dienas';
export const daysError = 'Dienas neizdevās ielādēt. Mēģiniet vēlreiz.';
export const change = 'Mainīt';
export const changeDay = 'Mainīt šo dienu';
export const cancelDay = 'Atcelt tikšanos';
export const heldAfterAll = 'Tomēr notiks';
export const asOthers = 'Atkal kā pārējās';
export const held = 'Notiek';
export const emptyAsOthers = 'Tukšs: kā pārējās dienās.';
export const dayChanged = 'Diena ir mainīta.';
export const dayCancelled = 'Šīs dienas tikšanās ir atcelta.';
export const dayAsOthers = 'Diena atkal ir kā pārējās.';
export const dayFailed = 'Dienu neizdevās mainīt';
export const adding = 'Notiek pievienošana…';
export const gathering = 'Tikšanās';
export const language = 'Valoda';
export const allGatherings = 'Visas tikšanās reizes';
export const place = 'Vieta';

export const actionOf = (action: string, name: string) => `${action}: ${name}`;
export const nthName = (nth: number) => ['Pirmā', 'Otrā', 'Trešā', 'Ceturtā'][nth - 1] ?? 'Pēdējā';
export const deleteQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' tiks dzēsta ar visām dienām. 30 dienas to var atjaunot zem saraksta.',
];
export const deletedBy = <Part>(name: Part, at: Part): SentenceParts<Part> => [
  at,
  ', dzēsa ',
  name,
];
export const shownUntil = (day: string) => `Apstipriniet līdz šai dienai, ka tā turpinās: ${day}`;
export const dayAndTime = (day: string, time: string) => gatherings.dayAndTime(day, time);
export const dayOf = <Part>(name: Part, day: string): SentenceParts<Part> => [name, `, ${day}`];
export const movedFrom = (day: string) => gatherings.movedFrom(day);
const counted = (count: number) =>
  count === 0
    ? 'nav tikšanās reižu'
    : plural(count, {
        one: `${number(count)} tikšanās reize`,
        other: `${number(count)} tikšanās reizes`,
      });
export const dayWithCount = (day: string, count: number) => `${day}: ${counted(count)}`;
export const withOne = 'Ar tikšanos';
export const withSeveral = 'Ar vairākām';
export const withoutAny = 'Bez tikšanās';
export const gatheringsOfDay = 'Dienas tikšanās reizes';
export const undoLater = 'To var atjaunot arī zem tikšanās reižu saraksta';
