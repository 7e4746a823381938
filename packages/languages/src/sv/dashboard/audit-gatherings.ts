import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { listed, number, weekday, day as written } from '../words.ts';

export const addedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Lade till sammankomsten: ',
  name,
];
export const changedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Ändrade sammankomsten: ',
  name,
];
export const savedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Sparade sammankomsten utan ändring: ',
  name,
];
export const deletedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Tog bort sammankomsten: ',
  name,
];
export const restoredGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Återställde sammankomsten: ',
  name,
];
export const renewedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Bekräftade att sammankomsten fortsätter: ',
  name,
];
export const replacedGatheringLink = <Part>(name: Part): SentenceParts<Part> => [
  'Skapade en ny länk till sammankomsten: ',
  name,
];
export const changedOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Ändrade sammankomsten den ${written(day)}: `,
  name,
];
export const resetOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Gjorde sammankomsten den ${written(day)} som de andra: `,
  name,
];
export const changedProgramme = <Part>(
  name: Part,
  day: string,
  items: number,
): SentenceParts<Part> => [
  `Sparade programmet för sammankomsten den ${written(day)} (punkter: ${number(items)}): `,
  name,
];

export const gatheringKind = 'Slag';
export const title = 'Titel';
export const description = 'Beskrivning';
export const onlineAddress = 'Nätadress';
export const onlineFor = 'Nätadress för';
export const audience = 'För';
export const firstDay = 'Första dagen';
export const time = 'Tid';
export const minutes = 'Minuter';
export const repeats = 'Upprepning';
export const lastDay = 'Sista dagen';
export const capacity = 'Platser';
export const answers = 'Svar';
export const cancelled = 'Inställd';
export const movedTo = 'Flyttad till';
export const note = 'Anmärkning';
export const kindName = (kind: keyof typeof gatherings.kinds): string => gatherings.kinds[kind];
export const everyone = 'För alla';
export const forLink = 'För den som har länken';
export const once = 'En gång';
const daysOf = (weekdays: readonly number[]) => listed(weekdays.map(weekday));
export const weekly = (weekdays: readonly number[], interval: number) => {
  if (interval === 1) return `Varje vecka: ${daysOf(weekdays)}`;
  if (interval === 2) return `Varannan vecka: ${daysOf(weekdays)}`;
  const nth = ['tredje', 'fjärde', 'femte', 'sjätte', 'sjunde', 'åttonde'][interval - 3];
  return `Var ${nth} vecka: ${daysOf(weekdays)}`;
};
const nths = ['första', 'andra', 'tredje', 'fjärde'];
export const monthly = (nth: number, day: number) =>
  `Varje månad: ${nths[nth - 1] ?? 'sista'} ${weekday(day)}en`;
export const badiMonth = 'Den första dagen i varje Badíʻ-månad';
export const badiMonthEve = 'Kvällen före den första dagen i varje Badíʻ-månad';
export const holyDay = 'På varje helig dag';
export const holyDayEve = 'Kvällen före varje helig dag';
