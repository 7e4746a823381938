import { assertYear } from '../calendar-range.ts';
import { toCivilDay } from '../civil-day-of-badi-date.ts';
import { BIRTH_OF_BAHAULLAH, BIRTH_OF_THE_BAB, badiDateOfHolyDay } from './holy-days.ts';

/** A holy day whose projected date could still move by a day. */
export interface UncertainDay {
  /** 8 (Birth of the Báb) or 9 (Birth of Bahá'u'lláh). */
  readonly number: number;
  /** The civil day for which it is projected. */
  readonly civilDay: string;
}

/**
 * Years in which the new moon that decides falls so close to sunset in Tehran that the slowing of
 * Earth's rotation, which nobody can compute, could still move the Twin Birthdays by a day. Two
 * independent computations of all years show no other call as close.
 */
const CLOSE_CALLS: readonly number[] = [333, 424, 496];

/**
 * The holy days of a Badí year whose projected dates could still move by a day: the Twin Birthdays of
 * 333, 424 and 496. In every other year there is none.
 *
 * @throws {CalendarRangeError} unless `year` is a whole number from 1 to 507
 * @example
 * uncertainDays(333);
 * // [{ number: 8, civilDay: '2176-11-02' }, { number: 9, civilDay: '2176-11-03' }]
 * uncertainDays(183); // []
 */
export function uncertainDays(year: number): readonly UncertainDay[] {
  assertYear(year);
  if (!CLOSE_CALLS.includes(year)) return [];
  return [BIRTH_OF_THE_BAB, BIRTH_OF_BAHAULLAH].map((number) => ({
    number,
    civilDay: toCivilDay(badiDateOfHolyDay(year, number)),
  }));
}
