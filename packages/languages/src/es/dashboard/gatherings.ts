import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { number } from '../words.ts';

export const title = 'Encuentros';
export const days = 'Días sueltos';
export const add = 'Añadir encuentro';
export const edit = 'Editar encuentro';
export const search = 'Buscar encuentros';
export const loading = 'Cargando los encuentros';
export const loadError = 'No se pudieron cargar los encuentros. Inténtelo de nuevo.';
export const none = 'Todavía no hay encuentros. Añada uno con el botón de arriba.';
export const noneFound = 'Ningún encuentro coincide con la búsqueda.';
export const next = 'Próximo día';
export const noNext = 'Nada más';
export const byWeek = 'Por semanas';
export const byMonth = 'Por meses';
export const byBadiMonth = 'Cada mes badíʻ';
export const byHolyDay = 'Cada Día Sagrado';
export const weekdays = 'Días de la semana';
export const weekday = 'Día de la semana';
export const interval = 'Cada cuántas semanas (de 1 a 8)';
export const nth = 'Cuál del mes';
export const when = 'Cuándo';
export const onEve = 'La víspera';
export const onDay = 'El mismo día';
export const ownLanguage = 'El de la comunidad';
export const onlineHint = 'La dirección de una reunión suele contener su contraseña.';
export const audienceHint =
  'Las Fiestas y las clases de niños y prejóvenes son para quienes tienen el enlace, si no elige otra cosa.';
export const endsHint = 'Vacío: sin final.';
export const capacityHint = 'Vacío: sin límite.';
export const added = 'Se ha añadido el encuentro.';
export const changed = 'Se ha cambiado el encuentro.';
export const saveFailed = 'No se pudo guardar el encuentro';
export const deleted = 'Se ha eliminado el encuentro. Puede recuperarlo debajo de la lista.';
export const deleteFailed = 'No se pudo eliminar el encuentro';
export const deletions = 'Eliminados en los últimos 30 días';
export const noDeletions = 'No se ha eliminado ningún encuentro.';
export const bringBack = 'Recuperar';
export const broughtBack = 'El encuentro está de vuelta.';
export const bringBackFailed = 'No se pudo recuperar el encuentro';
export const goesOn = 'Continúa';
export const stopped = 'Los visitantes ya no lo ven, porque nadie ha confirmado que continúa.';
export const renewed = 'Se muestra de nuevo durante 95 días.';
export const renewFailed = 'No se pudo confirmar el encuentro';
export const share = 'Compartir';

export const link = 'Enlace';
export const aboutLink =
  'Quien tiene este enlace ve todo el encuentro, también su dirección en línea. Compártalo con cuidado.';
export const copy = 'Copiar el enlace';
export const copied = 'Se ha copiado el enlace.';
export const copyFailed = 'No se pudo copiar el enlace. Selecciónelo y cópielo usted.';
export const newLink = 'Crear un enlace nuevo';
export const newLinkQuestion =
  'A partir de ese momento el enlace actual no llevará a ninguna parte, tampoco en los calendarios suscritos a él. ¿Crear uno nuevo?';
export const newLinkMade = 'El encuentro tiene un enlace nuevo.';
export const newLinkFailed = 'No se pudo crear el enlace nuevo';
export const from = 'Desde';
export const to = 'Hasta';
export const noDays = 'No hay nada entre estos días.';
export const loadingDays = 'Cargando los días';
export const daysError = 'No se pudieron cargar los días. Inténtelo de nuevo.';
export const change = 'Cambiar';
export const changeDay = 'Cambiar este día';
export const cancelDay = 'Cancelar el encuentro';
export const heldAfterAll = 'Sí tiene lugar';
export const asOthers = 'Otra vez como los demás';
export const held = 'Se celebra el';
export const emptyAsOthers = 'Vacío: como los demás días.';
export const dayChanged = 'Se ha cambiado el día.';
export const dayCancelled = 'Se ha cancelado el encuentro de ese día.';
export const dayAsOthers = 'El día es otra vez como los demás.';
export const dayFailed = 'No se pudo cambiar el día';
export const adding = 'Añadiendo…';
export const gathering = 'Encuentro';
export const language = 'Idioma';
export const allGatherings = 'Todos los encuentros';
export const place = 'Lugar';

export const actionOf = (action: string, name: string) => `${action}: ${name}`;
export const nthName = (nth: number) =>
  ['Primer', 'Segundo', 'Tercer', 'Cuarto'][nth - 1] ?? 'Último';
export const deleteQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' se eliminará con todos sus días. Durante 30 días puede recuperarse debajo de la lista.',
];
export const deletedBy = <Part>(name: Part, at: Part): SentenceParts<Part> => [
  at,
  ', eliminado por ',
  name,
];
export const shownUntil = (day: string) => `Confirme antes del ${day} que continúa`;
export const dayAndTime = (day: string, time: string) => gatherings.dayAndTime(day, time);
export const dayOf = <Part>(name: Part, day: string): SentenceParts<Part> => [name, `, ${day}`];
export const movedFrom = (day: string) => gatherings.movedFrom(day);
const counted = (count: number) =>
  count === 0 ? 'ningún encuentro' : count === 1 ? 'un encuentro' : `${number(count)} encuentros`;
export const dayWithCount = (day: string, count: number) => `${day}: ${counted(count)}`;
export const withOne = 'Con un encuentro';
export const withSeveral = 'Con varios';
export const withoutAny = 'Sin encuentros';
export const gatheringsOfDay = 'Encuentros del día';
export const undoLater = 'También puede recuperarlo debajo de la lista de encuentros';
