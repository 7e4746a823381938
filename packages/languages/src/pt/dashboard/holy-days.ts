import type { SentenceParts } from '../../sentence-parts.ts';
import { day, number, plural } from '../words.ts';

export const nothingToAdd = 'Nada a adicionar';
export const addedTitle = (count: number) =>
  plural(count, { one: 'Dia Sagrado adicionado', other: 'Dias Sagrados adicionados' });
export const addFromCalendarTitle = 'Adicionar do calendário';
export const aboutAdding =
  'Os Dias Sagrados que faltam em um ano Badíʻ são adicionados; os que já estão ficam como estão.';
export const badiYear = 'Ano Badíʻ (E.B.)';
export const adding = 'Adicionando…';
export const alreadyThere = 'Já está';
export const willBeAdded = 'Será adicionado';
export const deleted = 'O Dia Sagrado foi excluído.';
export const deletedTitle = 'Dia Sagrado excluído';
export const addHolyDay = 'Adicionar Dia Sagrado';
export const added = 'O Dia Sagrado foi adicionado.';
export const editHolyDay = 'Editar Dia Sagrado';
export const updatedTitle = 'Dia Sagrado atualizado';
export const updated = 'O Dia Sagrado foi atualizado.';
export const title = 'Dias Sagrados';
export const addFromCalendar = 'Adicionar do calendário';
export const toPrint = 'Calendários e cartazes para imprimir';
export const loadError = 'Não foi possível carregar os Dias Sagrados. Tente novamente.';
export const loading = 'Carregando os Dias Sagrados';
export const none = 'Nenhum Dia Sagrado. Adicione alguns com o botão acima.';
export const pastDays = 'Dias Sagrados passados';
export const holyDay = 'Dia Sagrado';
export const badiDate = 'Data Badíʻ';
export const gregorianDate = 'Data gregoriana';
export const editDay = (name: string, gregorian: string) => `Editar ${name}, ${gregorian}`;
export const deleteDay = (name: string, gregorian: string) => `Excluir ${name}, ${gregorian}`;
export const fetchFailed = 'Não foi possível carregar os Dias Sagrados';
export const addFailed = 'Não foi possível adicionar o Dia Sagrado';
export const deleteFailed = 'Não foi possível excluir o Dia Sagrado';
export const addOneTitle = 'Dia Sagrado adicionado';
export const addHolyDays = (count: number) =>
  plural(count, {
    one: `Adicionar ${number(count)} Dia Sagrado`,
    other: `Adicionar ${number(count)} Dias Sagrados`,
  });
export const addedFromCalendar = (year: number, added: number, there: number) => {
  if (added === 0) return `Todos os Dias Sagrados de ${year} E.B. já estavam.`;
  const sentence = plural(added, {
    one: `${number(added)} Dia Sagrado de ${year} E.B. adicionado`,
    other: `${number(added)} Dias Sagrados de ${year} E.B. adicionados`,
  });
  if (there === 0) return `${sentence}.`;
  return plural(there, {
    one: `${sentence}; ${number(there)} já estava.`,
    other: `${sentence}; ${number(there)} já estavam.`,
  });
};
export const preview = (added: number, there: number) => {
  const sentence = plural(added, {
    one: `${number(added)} será adicionado`,
    other: `${number(added)} serão adicionados`,
  });
  return plural(there, {
    one: `${sentence}; ${number(there)} já está.`,
    other: `${sentence}; ${number(there)} já estão.`,
  });
};
export const listedAs = <Part>(name: Part, date: string): SentenceParts<Part> => [
  'Registrado como ',
  name,
  `, ${day(date)}`,
];
export const deleteQuestion = <Part>(name: Part, date: string): SentenceParts<Part> => [
  name,
  `, em ${day(date)}, será excluído. Esta ação não pode ser desfeita.`,
];
export const tooFew = (count: number) => {
  const some = plural(count, {
    one: `Só ${number(count)} Dia Sagrado está registrado`,
    other: `Só ${number(count)} Dias Sagrados estão registrados`,
  });
  const listed = count === 0 ? 'Nenhum Dia Sagrado está registrado' : some;
  return `${listed} para os próximos 12 meses. O calendário conhece mais: escolha “Adicionar do calendário”.`;
};
export const updateFailed = 'Não foi possível atualizar o Dia Sagrado';
