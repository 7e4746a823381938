import { AYYAM_I_HA, type BadiDate, dayOfYear } from './badi-date.ts';
import { assertOneTo, CalendarRangeError } from './calendar-range-error.ts';
import type { BadiDateNames } from './names.ts';
import { ayyamIHaLength } from './years.ts';

/** No date is written longer; what is longer is not searched. */
const LONGEST_TEXT = 100;

/** What stands for ʻ and ʼ in texts that were typed: ASCII, curly, half rings, primes, accents. */
const APOSTROPHES = /[\u0027\u0060\u00b4\u02b9-\u02bf\u02c8\u2018\u2019\u201b\u2032\u2035\uff07]/g;

/** One writing for texts that look the same: composed letters, one apostrophe, single spaces. */
function folded(text: string): string {
  return text.normalize('NFC').replace(APOSTROPHES, "'").replace(/\s+/g, ' ').trim();
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

function digitsOf(names: BadiDateNames): string {
  const zero = names.digitZero.charCodeAt(0);
  return String.fromCharCode(...Array.from({ length: 10 }, (_, digit) => zero + digit));
}

/** Digits of the language or 0 to 9, not both in one number. */
function toNumber(text: string, digits: string): number {
  return Number(text.replace(/\D/g, (digit) => String(digits.indexOf(digit))));
}

interface DateForm {
  readonly months: readonly string[];
  readonly digits: string;
  readonly form: RegExp;
}

/** Made once for each language: files have many dates. */
const FORMS = /* @__PURE__ */ new WeakMap<BadiDateNames, DateForm>();

function formOf(names: BadiDateNames): DateForm {
  const known = FORMS.get(names);
  if (known !== undefined) return known;
  const months = names.months.map(folded);
  const digits = digitsOf(names);
  const number = `(\\d+|[${digits}]+)`;
  const month = `(${months.map(escaped).join('|')})`;
  const era = `(?: ${escaped(folded(names.era))})?`;
  const form = new RegExp(`^${number} ${month} ?[,،，]? ${number}${era}$`);
  const made = { months, digits, form };
  FORMS.set(names, made);
  return made;
}

/**
 * Reads a Badí date as {@link formatBadiDate} writes it: day, month, year and era in the words of a
 * language, with or without the comma (also ، and ，) and the era, in the language's digits or in 0 to 9.
 *
 * Two texts are the same when they are in Unicode's composed form (NFC), with any apostrophe in the
 * place of ʻ and ʼ and any white space in the place of a space. Everything else is taken exactly: a
 * name without its accents or dots below, in another case or in another language has not the form.
 *
 * @returns the date, or null when the text has not the form of one
 * @throws {CalendarRangeError} when it has the form, but there is no such date (a fifth day of
 * Ayyám-i-Há in a year with four does not become 1 ʻAláʼ here), or when `text` is no string
 * @example
 * parseBadiDate("19 'Alá', 182 B.E.", en); // { year: 182, month: 19, day: 19 }
 * parseBadiDate('March 21, 2026', en); // null
 */
export function parseBadiDate(text: string, names: BadiDateNames): BadiDate | null {
  if (typeof text !== 'string') throw new CalendarRangeError('text of a date', text, 'a string');
  const { months, digits, form } = formOf(names);
  if (text.length > LONGEST_TEXT) return null;
  const [, day, month, year] = form.exec(folded(text)) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const date = {
    year: toNumber(year, digits),
    month: months.indexOf(month) + 1,
    day: toNumber(day, digits),
  };
  dayOfYear(date);
  if (date.month === AYYAM_I_HA) {
    assertOneTo(ayyamIHaLength(date.year), 'day of Ayyám-i-Há', date.day);
  }
  return date;
}
