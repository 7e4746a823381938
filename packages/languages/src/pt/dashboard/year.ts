export const calendar = 'Calendário';
export const gregorian = 'Gregoriano';
export const badi = 'Badíʻ';
export const previousYear = 'Ano anterior';
export const nextYear = 'Próximo ano';
export const today = 'Hoje';
export const gregorianYear = (year: number) => String(year);
export const badiYear = (year: number) => `${year} E.B.`;
export const daysOf = (year: string) => `Dias de ${year}`;
export const month = 'Mês';
export const holyDaysMissing = 'Os Dias Sagrados não puderam ser carregados e não estão marcados.';

export const sunday = 'Do';
export const monday = '2ª';
export const tuesday = '3ª';
export const wednesday = '4ª';
export const thursday = '5ª';
export const friday = '6ª';
export const saturday = 'Sá';
export const badiDay = (day: number, month: string, year: number) =>
  `${day} de ${month} de ${year}`;
export const feastOf = (month: string) => `Festa de ${month}`;
export const span = (first: string, last: string) => `${first} – ${last}`;
export const dayNames = (names: readonly string[]) => names.join(', ');
export const dayUnavailable = (day: string) => `${day}: não disponível`;

export const isToday = 'Hoje';
export const isHolyDay = 'Dia Sagrado';
export const isFeast = 'Festa';
