import type { BadiDate } from '../badi-date.ts';
import { toBadiDate } from '../badi-date.ts';
import { LAST_YEAR } from '../calendar-range.ts';
import { CalendarRangeError } from '../calendar-range-error.ts';
import { toCivilDay } from '../civil-day-of-badi-date.ts';
import { en } from '../names/en.ts';
import { feastsOf } from '../observances/feasts-and-fast.ts';
import { holyDaysOf } from '../observances/holy-days.ts';
import { formatBadiDate } from '../text/format-badi-date.ts';
import { parseBadiDate } from '../text/parse-badi-date.ts';

export const USAGE = `Usage:
  badi-calendar 2026-03-21           the Badí date of a civil day
  badi-calendar 183-1-1              the civil day of a Badí date (month 20 is Ayyám-i-Há)
  badi-calendar "1 Bahá 183 B.E."    the same, as it is written in English
  badi-calendar --feasts 183         the nineteen Feasts of a Badí year
  badi-calendar --holy-days 183      the eleven holy days of a Badí year
`;

/** What a call of the command writes, and how it ends. */
export interface CommandResult {
  readonly exitCode: 0 | 1 | 2;
  /** For standard output when the exit code is 0, else for standard error. */
  readonly text: string;
}

const lines = (texts: readonly string[]): string => texts.map((text) => `${text}\n`).join('');

/** A Badí date written '183-1-1', or in English; null when the text is neither. */
function badiDateFrom(text: string): BadiDate | null {
  const [, year, month, day] = /^(\d{1,3})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  return year === undefined
    ? parseBadiDate(text, en)
    : { year: Number(year), month: Number(month), day: Number(day) };
}

function convert(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatBadiDate(toBadiDate(text), en);
  const date = badiDateFrom(text);
  return date === null ? null : toCivilDay(date, { overflow: 'reject' });
}

function yearFrom(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new CalendarRangeError('Badí year', text, `1 to ${LAST_YEAR}`);
}

function list(option: string, text: string): readonly string[] | null {
  switch (option) {
    case '--feasts':
      return feastsOf(yearFrom(text)).map(
        ({ civilDay, month }) => `${civilDay} ${en.months[month - 1]}`,
      );
    case '--holy-days':
      return holyDaysOf(yearFrom(text), en).map(({ civilDay, name }) => `${civilDay} ${name}`);
    default:
      return null;
  }
}

function answer(args: readonly string[]): readonly string[] | null {
  const [first = '', second] = args;
  if (args.length === 2) return list(first, second ?? '');
  const converted = args.length === 1 ? convert(first) : null;
  return converted === null ? null : [converted];
}

/**
 * Answers one call of the command. Exit code 1 is for a date or year that does not exist, 2 for
 * anything that is not in the usage text.
 *
 * @param args what stands behind the command's name
 */
export function run(args: readonly string[]): CommandResult {
  if (args.length === 1 && (args[0] === '--help' || args[0] === '-h'))
    return { exitCode: 0, text: USAGE };
  try {
    const answered = answer(args);
    return answered === null
      ? { exitCode: 2, text: USAGE }
      : { exitCode: 0, text: lines(answered) };
  } catch (error) {
    if (!(error instanceof CalendarRangeError)) throw error;
    return { exitCode: 1, text: lines([error.message]) };
  }
}
