import { AYYAM_I_HA, toBadiDate } from '../badi-date.ts';
import { assertYear } from '../calendar-range.ts';
import { toCivilDay } from '../civil-day-of-badi-date.ts';
import { MONTH_OF_THE_FAST } from './feasts-and-fast.ts';
import { HOLY_DAY_IDS, type HolyDayId } from './holy-day-ids.ts';
import { badiDateOfHolyDay } from './holy-days.ts';

/** A holy day without a name. */
export interface HolyDayDate {
  readonly id: HolyDayId;
  readonly civilDay: string;
}

/** What is observed on a day. Its Badí date tells of which month a Feast is, and which day of the Fast it is. */
export interface Observance {
  readonly id: HolyDayId | 'feast' | 'ayyam-i-ha' | 'fast';
  readonly civilDay: string;
}

/**
 * The eleven holy days of a Badí year by their ids, in the order of their numbers and dates.
 * {@link holyDaysOf} knows their names.
 *
 * @throws {CalendarRangeError} unless `year` is a whole number from 1 to 507
 * @example
 * holyDayDates(183)[7]; // { id: 'birth-of-the-bab', civilDay: '2026-11-10' }
 */
export function holyDayDates(year: number): readonly HolyDayDate[] {
  assertYear(year);
  return HOLY_DAY_IDS.map((id, index) => ({
    id,
    civilDay: toCivilDay(badiDateOfHolyDay(year, index + 1)),
  }));
}

/**
 * What is observed on the Badí day of a civil day, which begins at sunset of the day before: holy days,
 * then the Feast, then Ayyám-i-Há or the Fast. Empty on other days.
 *
 * @throws {CalendarRangeError} unless a real date from 1844-03-21 to 2351-03-20
 * @example
 * observancesOn('2026-03-21');
 * // [{ id: 'naw-ruz', civilDay: '2026-03-21' }, { id: 'feast', civilDay: '2026-03-21' }]
 * observancesOn('2026-03-03'); // [{ id: 'fast', civilDay: '2026-03-03' }]
 * observancesOn('2026-03-22'); // []
 */
export function observancesOn(civilDay: string): readonly Observance[] {
  const { year, month, day } = toBadiDate(civilDay);
  const observances: Observance[] = holyDayDates(year).filter((each) => each.civilDay === civilDay);
  const add = (id: Observance['id']) => observances.push({ id, civilDay });
  if (month === AYYAM_I_HA) add('ayyam-i-ha');
  else if (day === 1) add('feast');
  if (month === MONTH_OF_THE_FAST) add('fast');
  return observances;
}
