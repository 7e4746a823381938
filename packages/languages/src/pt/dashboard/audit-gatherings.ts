import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { listed, number, weekday, day as written } from '../words.ts';

export const addedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Adicionou o encontro: ',
  name,
];
export const changedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Alterou o encontro: ',
  name,
];
export const savedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Salvou sem alterações o encontro: ',
  name,
];
export const deletedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Excluiu o encontro: ',
  name,
];
export const restoredGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Recuperou o encontro: ',
  name,
];
export const renewedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Confirmou que o encontro continua: ',
  name,
];
export const replacedGatheringLink = <Part>(name: Part): SentenceParts<Part> => [
  'Criou um novo link para o encontro: ',
  name,
];
export const changedOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Alterou o encontro de ${written(day)}: `,
  name,
];
export const resetOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Deixou como os demais o encontro de ${written(day)}: `,
  name,
];
export const changedProgramme = <Part>(
  name: Part,
  day: string,
  items: number,
): SentenceParts<Part> => [
  `Salvou o programa do encontro de ${written(day)} (itens: ${number(items)}): `,
  name,
];

export const gatheringKind = 'Tipo';
export const title = 'Título';
export const description = 'Descrição';
export const onlineAddress = 'Endereço on-line';
export const onlineFor = 'Endereço on-line para';
export const audience = 'Para';
export const firstDay = 'Primeiro dia';
export const time = 'Horário';
export const minutes = 'Minutos';
export const repeats = 'Repetição';
export const lastDay = 'Último dia';
export const capacity = 'Lugares';
export const answers = 'Respostas';
export const cancelled = 'Cancelado';
export const movedTo = 'Transferido para';
export const note = 'Observação';
export const kindName = (kind: keyof typeof gatherings.kinds): string => gatherings.kinds[kind];
export const everyone = 'Para todos';
export const forLink = 'Para quem tem o link';
export const once = 'Uma vez';
const daysOf = (weekdays: readonly number[]) => listed(weekdays.map(weekday));
export const weekly = (weekdays: readonly number[], interval: number) =>
  interval === 1
    ? `Toda semana: ${daysOf(weekdays)}`
    : `A cada ${number(interval)} semanas: ${daysOf(weekdays)}`;
const nths = ['primeir', 'segund', 'terceir', 'quart'];
export const monthly = (nth: number, day: number) =>
  `Todo mês: ${nths[nth - 1] ?? 'últim'}${day > 5 ? 'o' : 'a'} ${weekday(day)}`;
export const badiMonth = 'No primeiro dia de cada mês Badíʻ';
export const badiMonthEve = 'Na véspera do primeiro dia de cada mês Badíʻ';
export const holyDay = 'Em cada Dia Sagrado';
export const holyDayEve = 'Na véspera de cada Dia Sagrado';
