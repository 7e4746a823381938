export const calendar = 'Calendario';
export const gregorian = 'Gregoriano';
export const badi = 'Badíʻ';
export const previousYear = 'Año anterior';
export const nextYear = 'Año siguiente';
export const today = 'Hoy';
export const gregorianYear = (year: number) => String(year);
export const badiYear = (year: number) => `${year} E.B.`;
export const daysOf = (year: string) => `Días de ${year}`;
export const month = 'Mes';
export const holyDaysMissing = 'Los Días Sagrados no se pudieron cargar y no están marcados.';

export const sunday = 'Do';
export const monday = 'Lu';
export const tuesday = 'Ma';
export const wednesday = 'Mi';
export const thursday = 'Ju';
export const friday = 'Vi';
export const saturday = 'Sá';
export const badiDay = (day: number, month: string, year: number) =>
  `${day} de ${month} de ${year}`;
export const feastOf = (month: string) => `Fiesta de ${month}`;
export const span = (first: string, last: string) => `${first} – ${last}`;
export const dayNames = (names: readonly string[]) => names.join(', ');
export const dayUnavailable = (day: string) => `${day}: no disponible`;

export const isToday = 'Hoy';
export const isHolyDay = 'Día Sagrado';
export const isFeast = 'Fiesta';
