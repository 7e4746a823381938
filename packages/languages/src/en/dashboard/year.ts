/** A year of days, in which quotes and gatherings are looked at. */
export const calendar = 'Calendar';
export const gregorian = 'Gregorian';
export const badi = 'Badí';
export const previousYear = 'Previous year';
export const nextYear = 'Next year';
export const today = 'Today';
/** A year as a heading has it. */
export const gregorianYear = (year: number) => String(year);
export const badiYear = (year: number) => `${year} B.E.`;
/** Of the table; `year` is one of the headings. */
export const daysOf = (year: string) => `Days of ${year}`;
export const month = 'Month';
export const holyDaysMissing = 'Holy days could not be loaded and are not marked.';

/** Weekdays above the days of a month, as short as can be. */
export const sunday = 'Su';
export const monday = 'Mo';
export const tuesday = 'Tu';
export const wednesday = 'We';
export const thursday = 'Th';
export const friday = 'Fr';
export const saturday = 'Sa';
/** The calendar's names of months are given. */
export const badiDay = (day: number, month: string, year: number) => `${day} ${month} ${year}`;
export const feastOf = (month: string) => `Feast of ${month}`;
/** From one day to another; both are written already, such as 'Mar 21'. */
export const span = (first: string, last: string) => `${first} – ${last}`;
/** A day in both calendars with what it is, such as a holy day; the words are handed in. */
export const dayNames = (names: readonly string[]) => names.join(', ');
/** For a day that the Badí calendar does not have. */
export const dayUnavailable = (day: string) => `${day}: not available`;

export const isToday = 'Today';
export const isHolyDay = 'Holy day';
export const isFeast = 'Feast';
