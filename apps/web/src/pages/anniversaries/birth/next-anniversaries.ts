import {
  anniversaries,
  type BadiDate,
  LAST_YEAR,
  toBadiDate,
  toCivilDay,
} from '@bahai-friends/badi-calendar';

/** How many anniversaries are listed. */
export const ANNIVERSARIES_AHEAD = 10;

interface Anniversary {
  readonly date: BadiDate;
  readonly civilDay: string;
  /** Years of the Badí calendar since the birth. */
  readonly years: number;
}

export interface Birth {
  readonly date: BadiDate;
  /** From today on: ten, or fewer where the calendar ends before. */
  readonly next: readonly Anniversary[];
}

/** @throws {CalendarRangeError} for a civil day outside of the Badí calendar */
export function birthOn(civilDay: string, today: string): Birth {
  const date = toBadiDate(civilDay);
  const next = anniversaries(date, LAST_YEAR)
    .map((day) => ({ date: day, civilDay: toCivilDay(day), years: day.year - date.year }))
    .filter((day) => day.civilDay >= today)
    .slice(0, ANNIVERSARIES_AHEAD);
  return { date, next };
}
