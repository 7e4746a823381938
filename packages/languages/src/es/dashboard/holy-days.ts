import type { SentenceParts } from '../../sentence-parts.ts';
import { day, number, plural } from '../words.ts';

export const nothingToAdd = 'Nada que añadir';
export const addedTitle = (count: number) =>
  plural(count, { one: 'Día Sagrado añadido', other: 'Días Sagrados añadidos' });
export const addFromCalendarTitle = 'Añadir desde el calendario';
export const aboutAdding =
  'Se añaden los Días Sagrados que faltan en un año badíʻ; los que ya están quedan como están.';
export const badiYear = 'Año badíʻ (E.B.)';
export const adding = 'Añadiendo…';
export const alreadyThere = 'Ya está';
export const willBeAdded = 'Se añadirá';
export const deleted = 'El Día Sagrado se eliminó.';
export const deletedTitle = 'Día Sagrado eliminado';
export const addHolyDay = 'Añadir un Día Sagrado';
export const added = 'El Día Sagrado se añadió.';
export const editHolyDay = 'Editar el Día Sagrado';
export const updatedTitle = 'Día Sagrado actualizado';
export const updated = 'El Día Sagrado se actualizó.';
export const title = 'Días Sagrados';
export const addFromCalendar = 'Añadir desde el calendario';
export const toPrint = 'Calendarios y carteles para imprimir';
export const loadError = 'No se pudieron cargar los Días Sagrados. Inténtelo de nuevo.';
export const loading = 'Cargando los Días Sagrados';
export const none = 'No hay Días Sagrados. Añada algunos con el botón de arriba.';
export const pastDays = 'Días Sagrados pasados';
export const holyDay = 'Día Sagrado';
export const badiDate = 'Fecha badíʻ';
export const gregorianDate = 'Fecha gregoriana';
export const editDay = (name: string, gregorian: string) => `Editar ${name}, ${gregorian}`;
export const deleteDay = (name: string, gregorian: string) => `Eliminar ${name}, ${gregorian}`;
export const fetchFailed = 'No se pudieron cargar los Días Sagrados';
export const addFailed = 'No se pudo añadir el Día Sagrado';
export const deleteFailed = 'No se pudo eliminar el Día Sagrado';
export const addOneTitle = 'Día Sagrado añadido';
export const addHolyDays = (count: number) =>
  plural(count, {
    one: `Añadir ${number(count)} Día Sagrado`,
    other: `Añadir ${number(count)} Días Sagrados`,
  });
export const addedFromCalendar = (year: number, added: number, there: number) => {
  if (added === 0) return `Todos los Días Sagrados de ${year} E.B. ya estaban.`;
  const sentence = plural(added, {
    one: `Se añadió ${number(added)} Día Sagrado de ${year} E.B.`,
    other: `Se añadieron ${number(added)} Días Sagrados de ${year} E.B.`,
  });
  if (there === 0) return sentence;
  return plural(there, {
    one: `${sentence}; ${number(there)} ya estaba.`,
    other: `${sentence}; ${number(there)} ya estaban.`,
  });
};
export const preview = (added: number, there: number) => {
  const sentence = plural(added, {
    one: `Se añadirá ${number(added)}`,
    other: `Se añadirán ${number(added)}`,
  });
  return plural(there, {
    one: `${sentence}; ${number(there)} ya está.`,
    other: `${sentence}; ${number(there)} ya están.`,
  });
};
export const listedAs = <Part>(name: Part, date: string): SentenceParts<Part> => [
  'Anotado como ',
  name,
  `, ${day(date)}`,
];
export const deleteQuestion = <Part>(name: Part, date: string): SentenceParts<Part> => [
  name,
  `, el ${day(date)}, se eliminará. Esta acción no se puede deshacer.`,
];
export const tooFew = (count: number) => {
  const some = plural(count, {
    one: `Solo ${number(count)} Día Sagrado está anotado`,
    other: `Solo ${number(count)} Días Sagrados están anotados`,
  });
  const listed = count === 0 ? 'Ningún Día Sagrado está anotado' : some;
  return `${listed} para los próximos 12 meses. El calendario conoce más: elija «Añadir desde el calendario».`;
};
export const updateFailed = 'No se pudo actualizar el Día Sagrado';
