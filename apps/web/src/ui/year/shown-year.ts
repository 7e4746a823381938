import {
  FIRST_CIVIL_DAY,
  FIRST_YEAR,
  LAST_CIVIL_DAY,
  LAST_YEAR,
  nawRuzOf,
  toBadiDate,
  toCivilDay,
} from '@bahai-friends/badi-calendar';
import * as texts from '@bahai-friends/languages/en/dashboard/year';

export const CALENDARS = ['gregorian', 'badi'] as const;
export type CalendarKind = (typeof CALENDARS)[number];

/** A year of one of the two calendars. */
export interface ShownYear {
  readonly calendar: CalendarKind;
  /** Gregorian 1844 to 2351, of which the first and the last are only partly in the Badí calendar; Badí 1 to 507. */
  readonly year: number;
}

/** The difference between the number of a Badí year and that of the Gregorian year in which it begins. */
const YEARS_APART = 1843;

const RANGES = {
  gregorian: [Number.parseInt(FIRST_CIVIL_DAY, 10), Number.parseInt(LAST_CIVIL_DAY, 10)],
  badi: [FIRST_YEAR, LAST_YEAR],
} as const;

/** The year, or the nearest that can be shown. */
export function nearestYear({ calendar, year }: ShownYear): ShownYear {
  const [first, last] = RANGES[calendar];
  return { calendar, year: Math.max(first, Math.min(year, last)) };
}

/** The year before or after; undefined where none can be shown. */
export function neighbourOf(shown: ShownYear, step: -1 | 1): ShownYear | undefined {
  const next = { ...shown, year: shown.year + step };
  return nearestYear(next).year === next.year ? next : undefined;
}

/** The year of a civil day, or the nearest that can be shown. */
export function yearWith(civilDay: string, calendar: CalendarKind): ShownYear {
  if (calendar === 'gregorian') {
    return nearestYear({ calendar, year: Number.parseInt(civilDay, 10) });
  }
  if (civilDay < FIRST_CIVIL_DAY) return { calendar, year: FIRST_YEAR };
  if (civilDay > LAST_CIVIL_DAY) return { calendar, year: LAST_YEAR };
  return { calendar, year: toBadiDate(civilDay).year };
}

/** First and last civil day of a year. */
export function spanOf({ calendar, year }: ShownYear): {
  readonly from: string;
  readonly to: string;
} {
  return calendar === 'gregorian'
    ? { from: `${year}-01-01`, to: `${year}-12-31` }
    : { from: nawRuzOf(year), to: toCivilDay({ year, month: 19, day: 19 }) };
}

function isInYear(civilDay: string, shown: ShownYear): boolean {
  const { from, to } = spanOf(shown);
  return civilDay >= from && civilDay <= to;
}

/**
 * The year to show of the other calendar: for the present year the present one, for any other the one that begins in
 * it, or in which it begins.
 */
export function inCalendar(shown: ShownYear, calendar: CalendarKind, today: string): ShownYear {
  if (shown.calendar === calendar) return shown;
  if (isInYear(today, shown)) return yearWith(today, calendar);
  const year = shown.year + (calendar === 'gregorian' ? YEARS_APART : -YEARS_APART);
  return nearestYear({ calendar, year });
}

/** @example titleOf({ calendar: 'badi', year: 183 }); // '183 B.E.' */
export function titleOf({ calendar, year }: ShownYear): string {
  return calendar === 'badi' ? texts.badiYear(year) : texts.gregorianYear(year);
}
