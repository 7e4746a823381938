export const calendar = 'Kalender';
export const gregorian = 'Gregorianisch';
export const badi = 'Badíʻ';
export const previousYear = 'Voriges Jahr';
export const nextYear = 'Nächstes Jahr';
export const today = 'Heute';
export const gregorianYear = (year: number) => String(year);
export const badiYear = (year: number) => `${year} B.E.`;
export const daysOf = (year: string) => `Tage von ${year}`;
export const month = 'Monat';
export const holyDaysMissing =
  'Die Heiligen Tage konnten nicht geladen werden und sind nicht markiert.';

export const sunday = 'So';
export const monday = 'Mo';
export const tuesday = 'Di';
export const wednesday = 'Mi';
export const thursday = 'Do';
export const friday = 'Fr';
export const saturday = 'Sa';
export const badiDay = (day: number, month: string, year: number) => `${day}. ${month} ${year}`;
export const feastOf = (month: string) => `Neunzehntagefest ${month}`;
export const span = (first: string, last: string) => `${first} – ${last}`;
export const dayNames = (names: readonly string[]) => names.join(', ');
export const dayUnavailable = (day: string) => `${day}: nicht verfügbar`;

export const isToday = 'Heute';
export const isHolyDay = 'Heiliger Tag';
export const isFeast = 'Neunzehntagefest';
