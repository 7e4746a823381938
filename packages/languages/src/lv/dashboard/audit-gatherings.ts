import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { latvian } from '../latvian.ts';

const { day: written, listed, number, weekday } = latvian;

export const addedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Pievienoja tikšanos: ',
  name,
];
export const changedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Mainīja tikšanos: ',
  name,
];
export const savedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Bez izmaiņām saglabāja tikšanos: ',
  name,
];
export const deletedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Dzēsa tikšanos: ',
  name,
];
export const restoredGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Atjaunoja tikšanos: ',
  name,
];
export const renewedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Apstiprināja, ka tikšanās turpinās: ',
  name,
];
export const replacedGatheringLink = <Part>(name: Part): SentenceParts<Part> => [
  'Izveidoja jaunu saiti tikšanās reizei: ',
  name,
];
export const changedOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Mainīja tikšanos (${written(day)}): `,
  name,
];
export const resetOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Padarīja tikšanos kā pārējās (${written(day)}): `,
  name,
];
export const changedProgramme = <Part>(
  name: Part,
  day: string,
  items: number,
): SentenceParts<Part> => [
  `Saglabāja tikšanās programmu (${written(day)}, punkti: ${number(items)}): `,
  name,
];

export const gatheringKind = 'Veids';
export const title = 'Nosaukums';
export const description = 'Apraksts';
export const onlineAddress = 'Tiešsaistes adrese';
export const onlineFor = 'Tiešsaistes adrese redzama';
export const audience = 'Kam';
export const firstDay = 'Pirmā diena';
export const time = 'Laiks';
export const minutes = 'Minūtes';
export const repeats = 'Atkārtojas';
export const lastDay = 'Pēdējā diena';
export const capacity = 'Vietas';
export const answers = 'Atbildes';
export const cancelled = 'Atcelta';
export const movedTo = 'Pārcelta uz';
export const note = 'Piezīme';
export const kindName = (kind: keyof typeof gatherings.kinds): string => gatherings.kinds[kind];
export const everyone = 'Visiem';
export const forLink = 'Tiem, kam ir saite';
export const once = 'Vienreiz';
const daysOf = (weekdays: readonly number[]) => listed(weekdays.map(weekday));
export const weekly = (weekdays: readonly number[], interval: number) =>
  interval === 1
    ? `Katru nedēļu: ${daysOf(weekdays)}`
    : `Ik pēc ${number(interval)} nedēļām: ${daysOf(weekdays)}`;
const nths = ['pirmā', 'otrā', 'trešā', 'ceturtā'];
export const monthly = (nth: number, day: number) =>
  `Katru mēnesi: ${nths[nth - 1] ?? 'pēdējā'} ${weekday(day)}`;
export const badiMonth = 'Katra Badíʻ mēneša pirmajā dienā';
export const badiMonthEve = 'Katra Badíʻ mēneša pirmās dienas priekšvakarā';
export const holyDay = 'Katrā svētajā dienā';
export const holyDayEve = 'Katras svētās dienas priekšvakarā';
