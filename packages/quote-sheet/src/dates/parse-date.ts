import { asciiDigits } from '../fold-text.ts';
import { badiDay } from './badi-date-text.ts';
import { checkDay, civilDayOf, type DayOrFault } from './check-day.ts';
import { type DateFault, dateFault } from './date-fault.ts';
import { dateText } from './date-text.ts';
import { meaningsOf } from './date-words.ts';
import { type WordedDate, wordedDate } from './worded-date.ts';

/** How a date is written that means one day; `usual` is `March 21, 2027`. */
type DateForm = 'iso' | 'usual' | 'year first' | 'words' | 'badi';

/** Numbers of which only the column can say whether the day or the month stands first. */
export interface YearLastDate {
  readonly text: string;
  readonly first: number;
  readonly second: number;
  readonly year: number;
  readonly weekdays: ReadonlySet<number> | undefined;
}

export type ParsedDate =
  | { readonly kind: 'day'; readonly day: string; readonly form: DateForm }
  | { readonly kind: 'year last'; readonly date: YearLastDate }
  | { readonly kind: 'fault'; readonly fault: DateFault };

const THREE_NUMBERS = /^(\d{1,4})( ?[./-] ?| )(\d{1,2})( ?[./-] ?| )(\d{1,4})$/;
/** From the first digit to the last. */
const AROUND_NUMBERS = /^(\D*)(\d.*\d)(\D*)$/;
const ISO = /^\d{4}-\d{1,2}-\d{1,2}$/;
/** 年 stands behind a year whose digits may be Chinese words. */
const HAS_DIGIT = /\p{Nd}|年/u;
const A_NUMBER = /^\d+(?:[.,]\d+)?$/;

const faulty = (fault: DateFault): ParsedDate => ({ kind: 'fault', fault });

function dayOr(checked: DayOrFault, form: DateForm): ParsedDate {
  return 'day' in checked ? { kind: 'day', day: checked.day, form } : faulty(checked.fault);
}

/** The weekday that stands before or behind numbers; null when other words do. */
function weekdayAround(head: string, tail: string): { weekdays?: ReadonlySet<number> } | null {
  const [before, behind] = [head, tail].map((words) =>
    meaningsOf(words).find(({ month }) => month === undefined),
  );
  if (!before || !behind || (before.weekdays && behind.weekdays)) return null;
  return { ...before, ...behind };
}

/** Whether the last of three numbers stands apart as the year, as in Swedish 22/3 2027 and Danish 22/3-2027. */
const isYearApart = (first: string, one: string, two: string): boolean =>
  first.length <= 2 && one !== '' && (two === '' || two === '-');

/** Three numbers, with or without a weekday before or behind them; null for other forms. */
function parseNumbers(text: string, plain: string): ParsedDate | null {
  const [, head = '', numbers = '', tail = ''] = AROUND_NUMBERS.exec(plain) ?? [];
  const [, first = '', one = '', second = '', two = '', third = ''] =
    THREE_NUMBERS.exec(numbers) ?? [];
  if (third === '') return null;
  const [left, right] = [one.trim(), two.trim()];
  if (left !== right && !isYearApart(first, left, right)) return null;
  const around = weekdayAround(head, tail);
  if (around === null) return null;
  if (first.length === 4 && third.length <= 2) {
    const day = civilDayOf(Number(first), Number(second), Number(third));
    const form = ISO.test(numbers) ? 'iso' : 'year first';
    return dayOr(checkDay(text, day, around.weekdays), form);
  }
  if (third.length < 4 || first.length > 2) return faulty(dateFault('short-year', text));
  const date = {
    text,
    first: Number(first),
    second: Number(second),
    year: Number(third),
    weekdays: around.weekdays,
  };
  return { kind: 'year last', date };
}

function parseWords(text: string, worded: WordedDate): ParsedDate {
  if (worded === 'short-year' || worded === 'other-calendar')
    return faulty(dateFault(worded, text));
  const { year, month, day, weekdays, isUsual } = worded;
  const checked = checkDay(text, civilDayOf(year, month, day), weekdays);
  return dayOr(checked, isUsual ? 'usual' : 'words');
}

function parseBadi(text: string): ParsedDate | null {
  const day = badiDay(asciiDigits(text));
  if (day === null) return null;
  return day === 'not-real' ? faulty(dateFault(day, text)) : dayOr(checkDay(text, day), 'badi');
}

/**
 * Parses a date as somebody typed it: numbers, month names of the languages of the product, or a Badí date.
 * What could be read in two ways is never guessed at.
 *
 * @param text As it stands in the file, not empty.
 */
export function parseDate(text: string): ParsedDate {
  if (A_NUMBER.test(asciiDigits(text))) return faulty(dateFault('number', text));
  // Most texts of other columns end here, before they are folded.
  const plain = HAS_DIGIT.test(text) ? dateText(text) : null;
  if (plain === null) return faulty(dateFault('unknown', text));
  const numbers = parseNumbers(text, plain);
  if (numbers !== null) return numbers;
  const worded = wordedDate(plain);
  if (worded !== null) return parseWords(text, worded);
  return parseBadi(text) ?? faulty(dateFault('unknown', text));
}
