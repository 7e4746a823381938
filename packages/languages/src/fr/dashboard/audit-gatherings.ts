import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { listed, number, weekday, day as written } from '../words.ts';

export const addedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Rencontre ajoutée\u00a0: ',
  name,
];
export const changedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Rencontre modifiée\u00a0: ',
  name,
];
export const savedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Rencontre enregistrée sans changement\u00a0: ',
  name,
];
export const deletedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Rencontre supprimée\u00a0: ',
  name,
];
export const restoredGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Rencontre rétablie\u00a0: ',
  name,
];
export const renewedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Suite de la rencontre confirmée\u00a0: ',
  name,
];
export const replacedGatheringLink = <Part>(name: Part): SentenceParts<Part> => [
  'Nouveau lien créé pour la rencontre\u00a0: ',
  name,
];
export const changedOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Rencontre du ${written(day)} modifiée\u00a0: `,
  name,
];
export const resetOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Rencontre du ${written(day)} remise comme les autres\u00a0: `,
  name,
];
export const changedProgramme = <Part>(
  name: Part,
  day: string,
  items: number,
): SentenceParts<Part> => [
  `Programme de la rencontre du ${written(day)} enregistré (points\u00a0: ${number(items)})\u00a0: `,
  name,
];

export const gatheringKind = 'Type';
export const title = 'Titre';
export const description = 'Description';
export const onlineAddress = 'Adresse en ligne';
export const onlineFor = 'Adresse en ligne pour';
export const audience = 'Pour';
export const firstDay = 'Premier jour';
export const time = 'Heure';
export const minutes = 'Minutes';
export const repeats = 'Répétition';
export const lastDay = 'Dernier jour';
export const capacity = 'Places';
export const answers = 'Réponses';
export const cancelled = 'Annulée';
export const movedTo = 'Déplacée au';
export const note = 'Remarque';
export const kindName = (kind: keyof typeof gatherings.kinds): string => gatherings.kinds[kind];
export const everyone = 'Pour tout le monde';
export const forLink = 'Pour qui a le lien';
export const once = 'Une fois';
const daysOf = (weekdays: readonly number[]) => listed(weekdays.map(weekday));
export const weekly = (weekdays: readonly number[], interval: number) =>
  interval === 1
    ? `Chaque semaine\u00a0: ${daysOf(weekdays)}`
    : `Toutes les ${number(interval)} semaines\u00a0: ${daysOf(weekdays)}`;
const nths = ['premier', 'deuxième', 'troisième', 'quatrième'];
export const monthly = (nth: number, day: number) =>
  `Chaque mois\u00a0: ${nths[nth - 1] ?? 'dernier'} ${weekday(day)}`;
export const badiMonth = 'Le premier jour de chaque mois badíʻ';
export const badiMonthEve = 'La veille du premier jour de chaque mois badíʻ';
export const holyDay = 'Chaque jour saint';
export const holyDayEve = 'La veille de chaque jour saint';
