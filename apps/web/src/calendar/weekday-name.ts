import { spoken } from '../texts/spoken.ts';

/** The first of January 2024 was a Monday. */
const firstWeek = (day: number) => Date.UTC(2024, 0, day);

/** The name of a weekday for a list. @param day From 1 for Monday. */
export const weekdayName = (day: number): string =>
  new Intl.DateTimeFormat(spoken.locale ?? 'en', { weekday: 'long', timeZone: 'UTC' }).format(
    firstWeek(day),
  );
