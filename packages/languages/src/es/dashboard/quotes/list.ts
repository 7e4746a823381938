import type { SentenceParts } from '../../../sentence-parts.ts';
import { day, number, plural } from '../../words.ts';

export const view = 'Vista';
export const list = 'Lista';

interface ScheduleEnd {
  readonly lastDay: string | null;
  readonly days: number;
  readonly next: string | null;
}

export const scheduleEnd = ({ lastDay, days, next }: ScheduleEnd) => {
  if (lastDay === null) {
    return next === null
      ? 'No hay ninguna cita programada para hoy ni para más adelante'
      : `No hay ninguna cita programada para hoy; la próxima es para el ${day(next)}`;
  }
  const end = plural(days, {
    one: `Las citas programadas llegan hasta el ${day(lastDay)}: queda ${number(days)} día`,
    other: `Las citas programadas llegan hasta el ${day(lastDay)}: quedan ${number(days)} días`,
  });
  return next === null ? end : `${end}; la siguiente es para el ${day(next)}`;
};

export const filters = 'Filtros';
export const filtersSet = (count: number) =>
  count === 0 ? 'Filtros' : `Filtros (${number(count)} en uso)`;
export const clearFilters = 'Quitar los filtros';
export const search = 'Buscar';
export const searchHint = 'Buscar citas y fuentes…';
export const status = 'Estado';
export const allStatuses = 'Todas';
export const current = 'De hoy';
export const upcoming = 'Próximas';
export const past = 'Pasadas';
export const unscheduled = 'Sin programar';
export const upload = 'Subida';
export const allUploads = 'Todas';
export const earlierUpload = 'Una subida anterior';
export const uploadOf = (file: string | null, civilDay: string) =>
  `\u2068${file ?? 'Un archivo'}\u2069, ${day(civilDay)}`;
export const uploadUnknown =
  'La subida de esta dirección ya no existe: se muestran las citas de todas las subidas.';
export const dateRange = 'Período';
export const from = 'Desde';
export const to = 'Hasta';

export const showing = (first: number, last: number, total: number) =>
  `Citas ${number(first)}–${number(last)} de ${number(total)}`;
export const quotesPerPage = 'Citas por página';
export const pages = 'Páginas de citas';
export const exportQuotes = 'Exportar las citas';
export const exportXlsx = 'Exportar como XLSX';
export const exporting = 'Exportando…';

export const noneFound = 'Ninguna cita cumple los filtros';
export const addFirst = 'Añada las primeras en «Subir citas».';
export const clearOrAdd = 'Quite los filtros o añada citas en «Subir citas».';

export const select = 'Seleccionar';
export const selectPage = 'Seleccionar todas las de esta página';
export const quote = 'Cita';
export const source = 'Fuente';
export const today = 'Hoy';
export const isUpcoming = 'Próxima';
export const isPast = 'Pasada';
export const isUnscheduled = 'Sin programar';
export const selectQuote = (beginning: string) => `Seleccionar ${beginning}`;
export const actionsFor = (beginning: string) => `Acciones para ${beginning}`;
export const share = (beginning: string) => `Compartir ${beginning}`;
export const shareTitle = 'Compartir esta cita';
export const shareNotLoaded = 'No se pudo cargar. Compruebe su conexión.';
export const reference = 'Referencia';

export const selectedQuotes = 'Citas seleccionadas';
export const selected = (count: number, hidden: number, isAll: boolean) => {
  const some = `Selección: ${number(count)}`;
  if (hidden > 0) return `${some} (ocultas por los filtros: ${number(hidden)})`;
  return isAll ? `${some} (todas las que cumplen los filtros)` : some;
};
export const selectMatching = (count: number) =>
  `Seleccionar las ${number(count)} que cumplen los filtros`;
export const matchingSelected = (count: number) =>
  `Están seleccionadas las ${number(count)} que cumplen los filtros`;
export const deleteSelected = 'Eliminar las seleccionadas';
export const clearSelection = 'Quitar la selección';
export const deleteSelectedTitle = 'Eliminar varias citas';
export const deleteSelectedQuestion = (count: number, days: number) =>
  plural(count, {
    one: `¿Seguro que quiere eliminar ${number(count)} cita? Se puede deshacer durante ${number(days)} días, en «Subidas y cambios recientes».`,
    other: `¿Seguro que quiere eliminar ${number(count)} citas? Se puede deshacer durante ${number(days)} días, en «Subidas y cambios recientes».`,
  });

export const editQuote = 'Editar la cita';
export const added = <Part>(at: Part, by: Part | null): SentenceParts<Part> => [
  'Añadida: ',
  at,
  ...(by === null ? [] : [', por ', by]),
];
export const deleteQuote = 'Eliminar la cita';
export const cannotBeUndone = 'Esta acción no se puede deshacer.';

export const shortcuts = 'Atajos de teclado';
export const aboutShortcuts =
  'Funcionan mientras el foco está en «Gestionar citas» y usted no está escribiendo.';
export const homeKey = 'Inicio';
export const endKey = 'Fin';
export const enterKey = 'Intro';
export const spaceKey = 'Espacio';
export const searches = 'Buscar, también cuando nada tiene el foco; ↓ lleva a la primera cita';
export const nextOrPrevious = 'Cita siguiente o anterior';
export const firstOrLast = 'Primera o última cita de la página';
export const edits = 'Editar la cita';
export const selects = 'Seleccionar la cita o no';
export const showsShortcuts = 'Mostrar estos atajos';
