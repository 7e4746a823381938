import type { SentenceParts } from '../../sentence-parts.ts';
import { day as written } from '../words.ts';

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
