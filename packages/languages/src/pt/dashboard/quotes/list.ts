import type { SentenceParts } from '../../../sentence-parts.ts';
import { day, number, plural } from '../../words.ts';

export const view = 'Exibição';
export const list = 'Lista';

interface ScheduleEnd {
  readonly lastDay: string | null;
  readonly days: number;
  readonly next: string | null;
}

export const scheduleEnd = ({ lastDay, days, next }: ScheduleEnd) => {
  if (lastDay === null) {
    return next === null
      ? 'Nenhuma citação está programada para hoje ou mais tarde'
      : `Nenhuma citação está programada para hoje; a próxima é para ${day(next)}`;
  }
  const end = plural(days, {
    one: `As citações programadas vão até ${day(lastDay)}: resta ${number(days)} dia`,
    other: `As citações programadas vão até ${day(lastDay)}: restam ${number(days)} dias`,
  });
  return next === null ? end : `${end}; a próxima é para ${day(next)}`;
};

export const filters = 'Filtros';
export const filtersSet = (count: number) =>
  count === 0 ? 'Filtros' : `Filtros (${number(count)} em uso)`;
export const clearFilters = 'Limpar os filtros';
export const search = 'Pesquisar';
export const searchHint = 'Citação ou fonte…';
export const status = 'Situação';
export const allStatuses = 'Todas';
export const current = 'De hoje';
export const upcoming = 'Próximas';
export const past = 'Passadas';
export const unscheduled = 'Sem data';
export const upload = 'Envio';
export const allUploads = 'Todos';
export const earlierUpload = 'Um envio anterior';
export const uploadOf = (file: string | null, civilDay: string) =>
  `\u2068${file ?? 'Um arquivo'}\u2069, ${day(civilDay)}`;
export const uploadUnknown =
  'O envio deste endereço não existe mais: são mostradas as citações de todos os envios.';
export const dateRange = 'Período';
export const from = 'De';
export const to = 'Até';

export const showing = (first: number, last: number, total: number) =>
  `Citações ${number(first)}–${number(last)} de ${number(total)}`;
export const quotesPerPage = 'Citações por página';
export const pages = 'Páginas de citações';
export const exportQuotes = 'Exportar citações';
export const exportXlsx = 'Exportar como XLSX';
export const exporting = 'Exportando…';

export const noneFound = 'Nenhuma citação atende aos filtros';
export const addFirst = 'Adicione as primeiras em “Enviar citações”.';
export const clearOrAdd = 'Limpe os filtros ou adicione citações em “Enviar citações”.';

export const select = 'Selecionar';
export const selectPage = 'Selecionar todas desta página';
export const quote = 'Citação';
export const source = 'Fonte';
export const today = 'Hoje';
export const isUpcoming = 'Próxima';
export const isPast = 'Passada';
export const isUnscheduled = 'Sem data';
export const selectQuote = (beginning: string) => `Selecionar ${beginning}`;
export const actionsFor = (beginning: string) => `Ações para ${beginning}`;
export const share = (beginning: string) => `Compartilhar ${beginning}`;
export const shareTitle = 'Compartilhar esta citação';
export const shareNotLoaded = 'Não foi possível carregar. Verifique sua conexão.';
export const reference = 'Referência';

export const selectedQuotes = 'Citações selecionadas';
export const selected = (count: number, hidden: number, isAll: boolean) => {
  const some = `Seleção: ${number(count)}`;
  if (hidden > 0) return `${some} (ocultas pelos filtros: ${number(hidden)})`;
  return isAll ? `${some} (todas as que atendem aos filtros)` : some;
};
export const selectMatching = (count: number) =>
  `Selecionar todas as ${number(count)} que atendem aos filtros`;
export const matchingSelected = (count: number) =>
  `Todas as ${number(count)} que atendem aos filtros estão selecionadas`;
export const deleteSelected = 'Excluir as selecionadas';
export const clearSelection = 'Limpar a seleção';
export const deleteSelectedTitle = 'Excluir várias citações';
export const deleteSelectedQuestion = (count: number, days: number) =>
  plural(count, {
    one: `Quer mesmo excluir ${number(count)} citação? Isso pode ser desfeito durante ${number(days)} dias, em “Envios e alterações recentes”.`,
    other: `Quer mesmo excluir ${number(count)} citações? Isso pode ser desfeito durante ${number(days)} dias, em “Envios e alterações recentes”.`,
  });

export const editQuote = 'Editar citação';
export const added = <Part>(at: Part, by: Part | null): SentenceParts<Part> => [
  'Adicionada: ',
  at,
  ...(by === null ? [] : [', por ', by]),
];
export const deleteQuote = 'Excluir citação';
export const cannotBeUndone = 'Esta ação não pode ser desfeita.';

export const shortcuts = 'Atalhos de teclado';
export const aboutShortcuts =
  'Eles funcionam enquanto o foco está em “Gerenciar citações” e você não está digitando.';
export const homeKey = 'Home';
export const endKey = 'End';
export const enterKey = 'Enter';
export const spaceKey = 'Espaço';
export const searches = 'Pesquisar, também quando nada tem o foco; ↓ leva à primeira citação';
export const nextOrPrevious = 'Próxima citação ou anterior';
export const firstOrLast = 'Primeira ou última citação da página';
export const edits = 'Editar a citação';
export const selects = 'Selecionar a citação ou não';
export const showsShortcuts = 'Mostrar estes atalhos';
