import {
  FIRST_CIVIL_DAY,
  FIRST_YEAR,
  holyDaysOf,
  LAST_CIVIL_DAY,
  LAST_YEAR,
  toBadiDate,
  toCivilDay,
} from '@bahai-friends/badi-calendar';
import { en } from '@bahai-friends/badi-calendar/names/en';
import { findSameHolyDay, type HolyDay } from '@bahai-friends/contract';
import { spoken } from '../../texts/spoken.ts';

/** A holy day of the calendar, with the listed one that equals it. */
export interface PlannedHolyDay {
  readonly name: string;
  readonly date: string;
  readonly badi: string;
  readonly gregorian: string;
  readonly listed: HolyDay | undefined;
}

const HOLY_DAYS_IN_A_YEAR = 11;
/** How many years are searched for one with holy days to add. */
const YEARS_AHEAD = 10;

/**
 * The eleven holy days of a Badí year by the names that the server stores, each with the listed one that takes its
 * place.
 */
export function planYear(year: number, listed: readonly HolyDay[]): PlannedHolyDay[] {
  const first = toCivilDay({ year, month: 1, day: 1 });
  const last = toCivilDay({ year, month: 19, day: 19 });
  const sameYear = listed.filter(({ date }) => date >= first && date <= last);
  return holyDaysOf(year, en).map(({ name, civilDay, badiDate }) => ({
    name,
    date: civilDay,
    badi: spoken.badi(badiDate),
    gregorian: spoken.gregorian(civilDay),
    listed: findSameHolyDay({ name, date: civilDay }, sameYear),
  }));
}

const isMissing = ({ listed }: PlannedHolyDay): boolean => listed === undefined;

/** Badí years from the year of a day on, within the calendar's range. */
function yearsFrom(civilDay: string, count: number): number[] {
  if (civilDay > LAST_CIVIL_DAY) return [];
  const first = civilDay < FIRST_CIVIL_DAY ? FIRST_YEAR : toBadiDate(civilDay).year;
  return Array.from({ length: count }, (_, index) => first + index).filter(
    (year) => year <= LAST_YEAR,
  );
}

/** The first Badí year from today's on with a missing holy day; else today's. */
export function yearToAdd(today: string, listed: readonly HolyDay[]): number {
  const years = yearsFrom(today, YEARS_AHEAD);
  return years.find((year) => planYear(year, listed).some(isMissing)) ?? years[0] ?? LAST_YEAR;
}

/**
 * How many holy days are listed for the coming twelve months, when they are fewer than eleven and the calendar has
 * more for these months; undefined otherwise.
 */
export function tooFewAhead(today: string, listed: readonly HolyDay[]): number | undefined {
  // The same date next year. It need not exist, since it is only used in comparisons.
  const end = String(Number(today.slice(0, 4)) + 1).padStart(4, '0') + today.slice(4);
  const isAhead = ({ date }: { readonly date: string }) => date >= today && date < end;
  const count = listed.filter(isAhead).length;
  if (count >= HOLY_DAYS_IN_A_YEAR) return undefined;
  const known = yearsFrom(today, 2).flatMap((year) => planYear(year, listed));
  return known.some((planned) => isAhead(planned) && isMissing(planned)) ? count : undefined;
}
