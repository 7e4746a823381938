import { AYYAM_I_HA, monthName, toBadiDate, weekdayName } from '@bahai-friends/badi-calendar';
import { logError } from '../log-error.ts';
import { spoken } from '../texts/spoken.ts';

/** A Badí date as pages show it. */
export interface BadiDisplay {
  /** The day in the Badí calendar, such as '19 Bahá 182 B.E.'. */
  readonly formattedDate: string;
  readonly day: number;
  readonly dayName: string;
  readonly monthName: string;
  /** 1 to 19; absent in Ayyám-i-Há, which is no month. */
  readonly month?: number;
  readonly year: number;
}

/** One day in both calendars as pages show it. */
export interface DateDisplay {
  /** The civil day, such as 'March 21, 2026'. */
  readonly gregorian: string;
  readonly badi: BadiDisplay;
}

/** Whether a day is outside of the Badí calendar, so that it has no Badí date. */
export const isUnknown = ({ monthName }: BadiDisplay): boolean =>
  monthName === spoken.texts.unknown;

/** The difference between the Gregorian year and the fallback's; real Badí years begin at Naw-Rúz. */
const FALLBACK_YEARS_APART = 1844;

/**
 * A civil day in both calendars, in the page's language. A day outside the Badí calendar's range is logged
 * and shown as unknown, so that one wrong date does not break the page around it.
 *
 * @example
 * dateDisplay('2026-03-21').badi.formattedDate; // '1 Bahá 183 B.E.'
 */
export function dateDisplay(civilDay: string): DateDisplay {
  return { gregorian: spoken.gregorian(civilDay), badi: badiDisplay(civilDay) };
}

function badiDisplay(civilDay: string): BadiDisplay {
  try {
    const date = toBadiDate(civilDay);
    return {
      formattedDate: spoken.badi(date),
      day: date.day,
      dayName: weekdayName(civilDay, spoken.names),
      monthName: monthName(date, spoken.names),
      ...(date.month !== AYYAM_I_HA && { month: date.month }),
      year: date.year,
    };
  } catch (error) {
    logError('Invalid date for the Badí calendar', error);
    const year = Number.parseInt(civilDay, 10) - FALLBACK_YEARS_APART;
    const { unknown, unknownBadiDate } = spoken.texts;
    return {
      formattedDate: unknownBadiDate(spoken.number(year)),
      day: 1,
      dayName: unknown,
      monthName: unknown,
      year,
    };
  }
}

/** The month whose ornament a civil day has: 1 to 19, or 20 in Ayyám-i-Há. */
export const monthOf = (civilDay: string): number => badiDisplay(civilDay).month ?? AYYAM_I_HA;
