import {
  AYYAM_I_HA,
  formatBadiDate,
  monthName,
  toBadiDate,
  weekdayName,
} from '@bahai-friends/badi-calendar';
import { enDates } from '@bahai-friends/badi-calendar/names/en-dates';
import { formatDay } from '@bahai-friends/contract/format-day';
import { logError } from '../log-error.ts';

/** A Badí date as pages show it. */
export interface BadiDisplay {
  /** Such as '19 Bahá 182 B.E.'. */
  readonly formattedDate: string;
  readonly day: number;
  readonly dayName: string;
  readonly monthName?: string;
  /** 1 to 19; absent in Ayyám-i-Há, which is no month. */
  readonly month?: number;
  readonly year: number;
}

/** One day in both calendars as pages show it. */
export interface DateDisplay {
  /** Such as 'March 21, 2026'. */
  readonly gregorian: string;
  readonly badi: BadiDisplay;
}

/** Between the Gregorian year and the fallback's; real Badí years differ from it by Naw-Rúz. */
const FALLBACK_YEARS_APART = 1844;

/**
 * A civil day in both calendars. A day outside the Badí calendar's range is logged and shown as
 * unknown, so that one wrong date does not break the page around it.
 *
 * @example
 * dateDisplay('2026-03-21').badi.formattedDate; // '1 Bahá 183 B.E.'
 */
export function dateDisplay(civilDay: string): DateDisplay {
  return { gregorian: formatDay(civilDay), badi: badiDisplay(civilDay) };
}

function badiDisplay(civilDay: string): BadiDisplay {
  try {
    const date = toBadiDate(civilDay);
    return {
      formattedDate: formatBadiDate(date, enDates),
      day: date.day,
      dayName: weekdayName(civilDay, enDates),
      monthName: monthName(date, enDates),
      ...(date.month !== AYYAM_I_HA && { month: date.month }),
      year: date.year,
    };
  } catch (error) {
    logError('Invalid date for the Badí calendar', error);
    const year = Number.parseInt(civilDay, 10) - FALLBACK_YEARS_APART;
    return {
      formattedDate: `Unknown Badí date (${year} B.E.)`,
      day: 1,
      dayName: 'Unknown',
      monthName: 'Unknown',
      year,
    };
  }
}
