import { formatGregorianDate, isCivilDay } from '@bahai-friends/badi-calendar';

/** A day as messages name it: `March 21, 2026`; the year 0000, which no calendar has, as `0000-03-21`. */
export const formatDay = (day: string): string =>
  isCivilDay(day) ? formatGregorianDate(day) : day;
