import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { listed, number, weekday, day as written } from '../words.ts';

export const addedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Bijeenkomst toegevoegd: ',
  name,
];
export const changedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Bijeenkomst gewijzigd: ',
  name,
];
export const savedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Bijeenkomst zonder wijziging opgeslagen: ',
  name,
];
export const deletedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Bijeenkomst verwijderd: ',
  name,
];
export const restoredGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Bijeenkomst teruggehaald: ',
  name,
];
export const renewedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Bevestigd dat de bijeenkomst doorgaat: ',
  name,
];
export const replacedGatheringLink = <Part>(name: Part): SentenceParts<Part> => [
  'Nieuwe link gemaakt voor de bijeenkomst: ',
  name,
];
export const changedOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Bijeenkomst van ${written(day)} gewijzigd: `,
  name,
];
export const resetOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Bijeenkomst van ${written(day)} weer zoals de andere: `,
  name,
];
export const changedProgramme = <Part>(
  name: Part,
  day: string,
  items: number,
): SentenceParts<Part> => [
  `Programma van de bijeenkomst van ${written(day)} opgeslagen (onderdelen: ${number(items)}): `,
  name,
];

export const gatheringKind = 'Soort';
export const title = 'Titel';
export const description = 'Beschrijving';
export const onlineAddress = 'Onlineadres';
export const onlineFor = 'Onlineadres voor';
export const audience = 'Voor';
export const firstDay = 'Eerste dag';
export const time = 'Tijd';
export const minutes = 'Minuten';
export const repeats = 'Herhaling';
export const lastDay = 'Laatste dag';
export const capacity = 'Plaatsen';
export const answers = 'Antwoorden';
export const cancelled = 'Afgelast';
export const movedTo = 'Verplaatst naar';
export const note = 'Opmerking';
export const kindName = (kind: keyof typeof gatherings.kinds): string => gatherings.kinds[kind];
export const everyone = 'Voor iedereen';
export const forLink = 'Voor wie de link heeft';
export const once = 'Eenmalig';
const daysOf = (weekdays: readonly number[]) => listed(weekdays.map(weekday));
export const weekly = (weekdays: readonly number[], interval: number) =>
  interval === 1
    ? `Elke week: ${daysOf(weekdays)}`
    : `Om de ${number(interval)} weken: ${daysOf(weekdays)}`;
const nths = ['eerste', 'tweede', 'derde', 'vierde'];
export const monthly = (nth: number, day: number) =>
  `Elke maand: ${nths[nth - 1] ?? 'laatste'} ${weekday(day)}`;
export const badiMonth = 'Op de eerste dag van elke Badíʻ-maand';
export const badiMonthEve = 'Op de vooravond van de eerste dag van elke Badíʻ-maand';
export const holyDay = 'Op elke heilige dag';
export const holyDayEve = 'Op de vooravond van elke heilige dag';
