export const calendar = 'Kalender';
export const gregorian = 'Gregoriaans';
export const badi = 'Badíʻ';
export const previousYear = 'Vorig jaar';
export const nextYear = 'Volgend jaar';
export const today = 'Vandaag';
export const gregorianYear = (year: number) => String(year);
export const badiYear = (year: number) => `${year} B.E.`;
export const daysOf = (year: string) => `Dagen van ${year}`;
export const month = 'Maand';
export const holyDaysMissing =
  'De heilige dagen konden niet worden geladen en zijn niet aangegeven.';

export const sunday = 'Zo';
export const monday = 'Ma';
export const tuesday = 'Di';
export const wednesday = 'Wo';
export const thursday = 'Do';
export const friday = 'Vr';
export const saturday = 'Za';
export const badiDay = (day: number, month: string, year: number) => `${day} ${month} ${year}`;
export const feastOf = (month: string) => `Negentiendaagsfeest ${month}`;
export const span = (first: string, last: string) => `${first} – ${last}`;
export const dayNames = (names: readonly string[]) => names.join(', ');
export const dayUnavailable = (day: string) => `${day}: niet beschikbaar`;

export const isToday = 'Vandaag';
export const isHolyDay = 'Heilige dag';
export const isFeast = 'Negentiendaagsfeest';
