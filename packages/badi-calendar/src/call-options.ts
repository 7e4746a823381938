import { CalendarRangeError } from './calendar-range-error.ts';

/**
 * The choice that options make under a name; the first of the choices when they make none.
 *
 * @throws {CalendarRangeError} unless `options` is an object or left out (the index that `Array.prototype.map` hands
 *   over is refused), and unless it names one of the choices
 */
export function optionOf<const Choice>(
  options: object | undefined,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  if (options === undefined) return choices[0];
  if (typeof options !== 'object' || options === null) {
    throw new CalendarRangeError('options', options, 'an object');
  }
  const { [name]: asked = choices[0] } = options as Readonly<Record<string, Choice>>;
  if (choices.includes(asked)) return asked;
  throw new CalendarRangeError(name, asked, choices.join(' or '));
}
