import { assertYear, FIRST_DAY_NUMBER, FIRST_YEAR, LAST_YEAR } from './calendar-range.ts';
import { assertOneTo, CalendarRangeError } from './calendar-range-error.ts';
import { quotient, toDayNumber } from './civil-day.ts';
import { intercalaryDays, nawRuzDayNumber, yearAtDayNumber } from './naw-ruz.ts';

/** First civil day of the calendar: 1 Bahá 1 B.E. */
export const FIRST_CIVIL_DAY = '1844-03-21';
/** Last civil day of the calendar: 19 ʻAláʼ 507 B.E. */
export const LAST_CIVIL_DAY = '2351-03-20';

/** The month number of the days between the eighteenth and the nineteenth month. */
export const AYYAM_I_HA = 20;

/** A day of the Badí calendar, named for the civil day on which its daytime falls. */
export interface BadiDate {
  /** 1 to 507. */
  readonly year: number;
  /** 1 to 19, or 20 for Ayyám-i-Há, which lies between 18 and 19. */
  readonly month: number;
  /** 1 to 19; in Ayyám-i-Há 1 to 4 or 5. */
  readonly day: number;
}

export const DAYS_IN_MONTH = 19;
const LAST_MONTH = 19;
/** Days before Ayyám-i-Há. */
const DAYS_OF_18_MONTHS = 342;

/** The Badí date `dayOfYear` days after Naw-Rúz. Unchecked: the day lies in the year. */
export function badiDateOfDay(year: number, dayOfYear: number): BadiDate {
  let month = quotient(dayOfYear, DAYS_IN_MONTH) + 1;
  let day = (dayOfYear % DAYS_IN_MONTH) + 1;
  if (dayOfYear >= DAYS_OF_18_MONTHS) {
    const dayOfLastMonth = dayOfYear - DAYS_OF_18_MONTHS - intercalaryDays(year);
    // Ayyám-i-Há follows eighteen whole months: its days are counted from one already.
    if (dayOfLastMonth < 0) month = AYYAM_I_HA;
    else {
      month = LAST_MONTH;
      day = dayOfLastMonth + 1;
    }
  }
  return { year, month, day };
}

/** {@link badiDateOfDay} by the number of the day. Outside the calendar it is a date of a year below 1 or above 507. */
export function badiDateOfDayNumber(dayNumber: number): BadiDate {
  const year = yearAtDayNumber(dayNumber);
  return badiDateOfDay(year, dayNumber - nawRuzDayNumber(year));
}

/**
 * The number of a Badí date's day, after checking it. `overflow` days past the last of Ayyám-i-Há are
 * taken as the days that follow: with 1, a fifth day in a year of four is 1 ʻAláʼ. Each field is read
 * once, since a getter may answer otherwise the second time.
 */
export function dayNumberOf(date: BadiDate, overflow = 1): number {
  // A Temporal date has year, month and day, too, but it is of another calendar.
  if (typeof date !== 'object' || date === null || 'calendarId' in date) {
    throw new CalendarRangeError('Badí date', date, 'a plain { year, month, day }');
  }
  const { year, month, day } = date;
  assertYear(year);
  assertOneTo(AYYAM_I_HA, 'Badí month', month);
  const nawRuz = nawRuzDayNumber(year);
  if (month === AYYAM_I_HA) {
    assertOneTo(intercalaryDays(year) + overflow, 'day of Ayyám-i-Há', day);
    return nawRuz + DAYS_OF_18_MONTHS - 1 + day;
  }
  assertOneTo(DAYS_IN_MONTH, 'day of the month', day);
  const daysBefore =
    (month - 1) * DAYS_IN_MONTH + (month === LAST_MONTH ? intercalaryDays(year) : 0);
  return nawRuz + daysBefore + day - 1;
}

/**
 * Checks a Badí date and writes it in its one canonical form: the day after the last of Ayyám-i-Há
 * becomes 1 ʻAláʼ.
 *
 * @throws {CalendarRangeError} as {@link toCivilDay}
 */
export function canonical(date: BadiDate): BadiDate {
  return badiDateOfDayNumber(dayNumberOf(date));
}

/**
 * Whether a value is a date of the Badí calendar: an object with year, month and day that
 * {@link toCivilDay} accepts with `overflow: 'reject'`. Never throws.
 *
 * @example
 * isBadiDate({ year: 182, month: 20, day: 5 }); // true
 * isBadiDate({ year: 183, month: 20, day: 5 }); // false (Ayyám-i-Há has four days in 183)
 */
export function isBadiDate(value: unknown): value is BadiDate {
  try {
    dayNumberOf(value as BadiDate, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * The Badí date of a civil day.
 *
 * @throws {CalendarRangeError} unless a real date from 1844-03-21 to 2351-03-20
 * @example
 * toBadiDate('2026-02-25'); // { year: 182, month: 20, day: 1 }
 */
export function toBadiDate(civilDay: string): BadiDate {
  const date = badiDateOfDayNumber(toDayNumber(civilDay));
  if (date.year < FIRST_YEAR || date.year > LAST_YEAR) {
    throw new CalendarRangeError('civil day', civilDay, `${FIRST_CIVIL_DAY} to ${LAST_CIVIL_DAY}`);
  }
  return date;
}

/**
 * The day of the Badí week: 0 for Jalál (Saturday) to 6 for Istiqlál (Friday).
 *
 * @throws {CalendarRangeError} unless a real date from 1844-03-21 to 2351-03-20
 * @example
 * weekdayOf('2026-03-21'); // 0 (a Saturday)
 */
export function weekdayOf(civilDay: string): number {
  toBadiDate(civilDay); // refuses what is not in the calendar
  // 1844-03-21 was a Thursday, 5.
  return (toDayNumber(civilDay) - FIRST_DAY_NUMBER + 5) % 7;
}
