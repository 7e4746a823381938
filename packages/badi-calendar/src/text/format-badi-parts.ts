import type { BadiDate } from '../badi-date.ts';
import type { BadiDateNames } from '../names.ts';
import { type BadiDateFormat, patternOf, written } from './date-pattern.ts';

/** A piece of a written date, so that a page can mark up or move the month's name by itself. */
export interface BadiDatePart {
  /** 'literal' is what stands between the others. */
  readonly type: 'day' | 'month' | 'year' | 'era' | 'literal';
  /** Never empty. */
  readonly value: string;
}

/**
 * A Badí date in pieces, in the order in which they are written: joined, they are what
 * {@link formatBadiDate} answers for the same options.
 *
 * @throws {CalendarRangeError} as {@link formatBadiDate}
 * @example
 * formatBadiParts({ year: 182, month: 1, day: 19 }, en, { comma: true, style: 'short' });
 * // [{ type: 'day', value: '19' }, { type: 'literal', value: ' ' }, { type: 'month', value: 'Bahá' },
 * //   { type: 'literal', value: ', ' }, { type: 'year', value: '182' }]
 */
export function formatBadiParts(
  date: BadiDate,
  names: BadiDateNames,
  options?: BadiDateFormat,
): readonly BadiDatePart[] {
  // Literal, place, literal and so on: every other one is the name of a place.
  return patternOf(names, options)
    .split(/\{(\w+)\}/)
    .map((text, index): BadiDatePart => {
      if (index % 2 === 0) return { type: 'literal', value: text };
      const type = text === 'number' ? 'month' : (text as BadiDatePart['type']);
      return { type, value: written(date, names, `{${text}}`) };
    })
    .filter(({ value }) => value !== '');
}
