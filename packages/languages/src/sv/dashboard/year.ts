export const calendar = 'Kalender';
export const gregorian = 'Gregoriansk';
export const badi = 'Badíʻ';
export const previousYear = 'Föregående år';
export const nextYear = 'Nästa år';
export const today = 'I dag';
export const gregorianYear = (year: number) => String(year);
export const badiYear = (year: number) => `${year} B.E.`;
export const daysOf = (year: string) => `Dagar i ${year}`;
export const month = 'Månad';
export const holyDaysMissing = 'De heliga dagarna kunde inte hämtas och är inte utmärkta.';

export const sunday = 'Sö';
export const monday = 'Må';
export const tuesday = 'Ti';
export const wednesday = 'On';
export const thursday = 'To';
export const friday = 'Fr';
export const saturday = 'Lö';
export const badiDay = (day: number, month: string, year: number) => `${day} ${month} ${year}`;
export const feastOf = (month: string) => `Nittondagsfest: ${month}`;
export const span = (first: string, last: string) => `${first} – ${last}`;
export const dayNames = (names: readonly string[]) => names.join(', ');
export const dayUnavailable = (day: string) => `${day}: inte tillgänglig`;

export const isToday = 'I dag';
export const isHolyDay = 'Helig dag';
export const isFeast = 'Nittondagsfest';
