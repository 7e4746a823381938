export const title = 'Calendario badíʻ';
export const about = 'Hoy y los próximos 37 días.';
export const badiWeekday = 'Día de la semana badíʻ';
export const badiDate = 'Fecha badíʻ';
export const gregorianDate = 'Fecha gregoriana';
export const today = 'Hoy';
export const feast = 'Fiesta de Diecinueve Días';
export const fast = 'El Ayuno';
