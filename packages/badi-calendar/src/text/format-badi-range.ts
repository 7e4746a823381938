import { daysBetween } from '../arithmetic/between-badi-dates.ts';
import { type BadiDate, canonical } from '../badi-date.ts';
import { CalendarRangeError } from '../calendar-range-error.ts';
import type { BadiDateNames } from '../names.ts';
import { type BadiDateFormat, patternOf, written } from './date-pattern.ts';

/**
 * Splits a pattern into one for the start of a range and one for its end, which differ in the `differing` places only.
 * Text behind the last of these places stands at the end alone, but for signs attached to it, such as the point in
 * '1.'.
 */
function parted(pattern: string, differing: readonly string[]): readonly [string, string] {
  // Literal, place, literal and so on.
  const split = pattern.split(/(\{\w+\})/);
  const first = split.findIndex((text) => differing.includes(text));
  const last = Math.max(...differing.map((place) => split.indexOf(place)));
  const signs = /^[^\s,،，]*/.exec(split[last + 1] ?? '')?.[0] ?? '';
  return [split.slice(0, last + 1).join('') + signs, split.slice(first).join('')];
}

/**
 * From one Badí date to another, both included, with an en dash. What both share is written once, as the
 * Unicode CLDR does it: in one year the year and the era, in one month its name, too. Two equal dates are
 * written as one; numeric ones share nothing.
 *
 * @throws {CalendarRangeError} as {@link formatBadiDate}, and when `to` is earlier than `from`
 * @example
 * formatBadiRange({ year: 183, month: 1, day: 1 }, { year: 183, month: 1, day: 5 }, en); // '1–5 Bahá 183 B.E.'
 * formatBadiRange({ year: 183, month: 1, day: 19 }, { year: 183, month: 2, day: 1 }, en);
 * // '19 Bahá – 1 Jalál 183 B.E.'
 * formatBadiRange({ year: 182, month: 20, day: 1 }, { year: 182, month: 20, day: 5 }, lv, { local: true });
 * // 'B.Ē. 182. g. 1.–5. Ayyám-i-Há'
 */
export function formatBadiRange(
  from: BadiDate,
  to: BadiDate,
  names: BadiDateNames,
  options?: BadiDateFormat,
): string {
  const [first, last] = [canonical(from), canonical(to)];
  const days = daysBetween(first, last);
  if (days < 0) throw new CalendarRangeError('end of the range', to, 'its start or a later date');
  const pattern = patternOf(names, options);
  if (days === 0) return written(first, names, pattern);
  const sharing = ['{day}', '{month}'].every((place) => pattern.includes(place));
  if (first.year !== last.year || !sharing) {
    return [first, last].map((date) => written(date, names, pattern)).join(' – ');
  }
  const sameMonth = first.month === last.month;
  const [opening, closing] = parted(pattern, sameMonth ? ['{day}'] : ['{day}', '{month}']);
  const ends = [written(first, names, opening), written(last, names, closing)];
  return ends.join(sameMonth ? '–' : ' – ');
}
