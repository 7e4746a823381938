import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { listed, number, weekday, day as written } from '../words.ts';

export const addedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Añadió el encuentro: ',
  name,
];
export const changedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Cambió el encuentro: ',
  name,
];
export const savedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Guardó sin cambios el encuentro: ',
  name,
];
export const deletedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Eliminó el encuentro: ',
  name,
];
export const restoredGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Recuperó el encuentro: ',
  name,
];
export const renewedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Confirmó que el encuentro continúa: ',
  name,
];
export const replacedGatheringLink = <Part>(name: Part): SentenceParts<Part> => [
  'Creó un enlace nuevo para el encuentro: ',
  name,
];
export const changedOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Cambió el encuentro del ${written(day)}: `,
  name,
];
export const resetOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Dejó como los demás el encuentro del ${written(day)}: `,
  name,
];
export const changedProgramme = <Part>(
  name: Part,
  day: string,
  items: number,
): SentenceParts<Part> => [
  `Guardó el programa del encuentro del ${written(day)} (puntos: ${number(items)}): `,
  name,
];

export const gatheringKind = 'Tipo';
export const title = 'Título';
export const description = 'Descripción';
export const onlineAddress = 'Dirección en línea';
export const onlineFor = 'Dirección en línea para';
export const audience = 'Para';
export const firstDay = 'Primer día';
export const time = 'Hora';
export const minutes = 'Minutos';
export const repeats = 'Repetición';
export const lastDay = 'Último día';
export const capacity = 'Plazas';
export const answers = 'Respuestas';
export const cancelled = 'Cancelado';
export const movedTo = 'Trasladado al';
export const note = 'Nota';
export const kindName = (kind: keyof typeof gatherings.kinds): string => gatherings.kinds[kind];
export const everyone = 'Para todas las personas';
export const forLink = 'Para quienes tienen el enlace';
export const once = 'Una vez';
const daysOf = (weekdays: readonly number[]) => listed(weekdays.map(weekday));
export const weekly = (weekdays: readonly number[], interval: number) =>
  interval === 1
    ? `Cada semana: ${daysOf(weekdays)}`
    : `Cada ${number(interval)} semanas: ${daysOf(weekdays)}`;
const nths = ['primer', 'segundo', 'tercer', 'cuarto'];
export const monthly = (nth: number, day: number) =>
  `Cada mes: ${nths[nth - 1] ?? 'último'} ${weekday(day)}`;
export const badiMonth = 'El primer día de cada mes badíʻ';
export const badiMonthEve = 'La víspera del primer día de cada mes badíʻ';
export const holyDay = 'Cada Día Sagrado';
export const holyDayEve = 'La víspera de cada Día Sagrado';
