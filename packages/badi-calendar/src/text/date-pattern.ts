import { type BadiDate, canonical } from '../badi-date.ts';
import { optionOf } from '../call-options.ts';
import { type BadiDateNames, wordOf } from '../names.ts';
import { digitsOf } from './script-digits.ts';

/** Day, month, year and era, as {@link formatBadiDate} writes them in every language. */
export const PLAIN_PATTERN = '{day} {month}{comma} {year} {era}';
const NUMERIC_PATTERN = '{year}-{number}-{day}';

export interface BadiDateFormat {
  /** Sets a comma before the year, where the style and the language have a place for it. Default: false. */
  readonly comma?: boolean | undefined;
  /**
   * 'long' is the whole date, 'short' goes without the era, 'numeric' is year, month and day as numbers in
   * this order in every language, with 20 for Ayyám-i-Há. Default: 'long'.
   */
  readonly style?: 'long' | 'short' | 'numeric' | undefined;
  /** In the language's own order, with its signs and its comma. Default: false. */
  readonly local?: boolean | undefined;
}

/**
 * The pattern that options ask for, with the comma where they do.
 *
 * @throws {CalendarRangeError} unless they are those of {@link BadiDateFormat}, or left out, and when the
 * names lack what they ask for
 */
export function patternOf(
  names: BadiDateNames,
  options: BadiDateFormat | undefined,
  local: boolean = optionOf(options, 'local', [false, true]),
): string {
  const style = optionOf(options, 'style', ['long', 'short', 'numeric']);
  const hasComma = optionOf(options, 'comma', [false, true]);
  if (style === 'numeric') return NUMERIC_PATTERN;
  const comma = local ? wordOf(names, 'comma') : ',';
  const pattern = (local ? wordOf(names, 'datePattern') : PLAIN_PATTERN).replace('{comma}', () =>
    hasComma ? comma : '',
  );
  return style === 'long' ? pattern : pattern.replace(/ ?\{era\} ?/, '');
}

/** A pattern with its places filled in; a place for which there is no word stays empty. */
export function filled(pattern: string, words: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, place: string) => words[place] ?? '');
}

/**
 * A Badí date in the words and numbers of a language.
 *
 * @throws {CalendarRangeError} as {@link toCivilDay}, and unless `names` are those of a language
 */
export function written(date: BadiDate, names: BadiDateNames, pattern: string): string {
  const { year, month, day } = canonical(date);
  const digits = digitsOf(names);
  const inDigits = (number: number) =>
    String(number).replace(/\d/g, (digit) => digits[Number(digit)] ?? '');
  return filled(pattern, {
    day: inDigits(day),
    month: wordOf(names, 'months', month),
    number: inDigits(month),
    year: inDigits(year),
    era: wordOf(names, 'era'),
  });
}
