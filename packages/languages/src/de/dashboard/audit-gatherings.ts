import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { listed, number, weekday, day as written } from '../words.ts';

export const addedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Zusammenkunft hinzugefügt: ',
  name,
];
export const changedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Zusammenkunft geändert: ',
  name,
];
export const savedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Zusammenkunft ohne Änderung gespeichert: ',
  name,
];
export const deletedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Zusammenkunft gelöscht: ',
  name,
];
export const restoredGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Zusammenkunft wiederhergestellt: ',
  name,
];
export const renewedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Bestätigt, dass die Zusammenkunft weitergeht: ',
  name,
];
export const replacedGatheringLink = <Part>(name: Part): SentenceParts<Part> => [
  'Neuen Link für die Zusammenkunft erstellt: ',
  name,
];
export const changedOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Zusammenkunft am ${written(day)} geändert: `,
  name,
];
export const resetOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Zusammenkunft am ${written(day)} wieder wie die anderen: `,
  name,
];
export const changedProgramme = <Part>(
  name: Part,
  day: string,
  items: number,
): SentenceParts<Part> => [
  `Programm der Zusammenkunft am ${written(day)} gespeichert (Punkte: ${number(items)}): `,
  name,
];

export const gatheringKind = 'Art';
export const title = 'Titel';
export const description = 'Beschreibung';
export const onlineAddress = 'Online-Adresse';
export const onlineFor = 'Online-Adresse für';
export const audience = 'Für';
export const firstDay = 'Erster Tag';
export const time = 'Uhrzeit';
export const minutes = 'Minuten';
export const repeats = 'Wiederholung';
export const lastDay = 'Letzter Tag';
export const capacity = 'Plätze';
export const answers = 'Antworten';
export const cancelled = 'Abgesagt';
export const movedTo = 'Verlegt auf';
export const note = 'Hinweis';
export const kindName = (kind: keyof typeof gatherings.kinds): string => gatherings.kinds[kind];
export const everyone = 'Für alle';
export const forLink = 'Für alle, die den Link haben';
export const once = 'Einmal';
const daysOf = (weekdays: readonly number[]) => listed(weekdays.map(weekday));
export const weekly = (weekdays: readonly number[], interval: number) =>
  interval === 1
    ? `Jede Woche: ${daysOf(weekdays)}`
    : `Alle ${number(interval)} Wochen: ${daysOf(weekdays)}`;
const nths = ['erster', 'zweiter', 'dritter', 'vierter'];
export const monthly = (nth: number, day: number) =>
  `Jeden Monat: ${nths[nth - 1] ?? 'letzter'} ${weekday(day)}`;
export const badiMonth = 'Am ersten Tag jedes Badíʻ-Monats';
export const badiMonthEve = 'Am Vorabend des ersten Tages jedes Badíʻ-Monats';
export const holyDay = 'An jedem Heiligen Tag';
export const holyDayEve = 'Am Vorabend jedes Heiligen Tages';
