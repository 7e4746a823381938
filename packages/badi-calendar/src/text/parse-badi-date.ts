import { AYYAM_I_HA, type BadiDate, dayOfYear } from '../badi-date.ts';
import { CalendarRangeError } from '../calendar-range-error.ts';
import { type BadiDateNames, wordOf } from '../names.ts';

/** No date is written longer; what is longer is not searched. */
const LONGEST_TEXT = 100;

/** What stands for ʻ and ʼ in texts that were typed: ASCII, curly, half rings, primes, accents. */
const APOSTROPHES = /[\u0027\u0060\u00b4\u02b9-\u02bf\u02c8\u2018\u2019\u201b\u2032\u2035\uff07]/g;

const PLAIN_PATTERN = '{day} {month}{comma} {year} {era}';

/** One writing for texts that look the same: composed letters, one apostrophe, single spaces. */
function folded(text: string): string {
  return text.normalize('NFC').replace(APOSTROPHES, "'").replace(/\s+/g, ' ').trim();
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]|/-]/g, '\\$&');
}

function digitsOf(names: BadiDateNames): string {
  const zero = wordOf(names, 'digitZero').charCodeAt(0);
  return String.fromCharCode(...Array.from({ length: 10 }, (_, digit) => zero + digit));
}

interface WrittenForms {
  readonly months: readonly string[];
  readonly digits: string;
  readonly forms: readonly RegExp[];
}

/** Made once for each language: files have many dates. */
const WRITTEN_FORMS = /* @__PURE__ */ new WeakMap<BadiDateNames, WrittenForms>();

function writtenFormsOf(names: BadiDateNames): WrittenForms {
  const known = WRITTEN_FORMS.get(names);
  if (known !== undefined) return known;
  const months = Array.from({ length: AYYAM_I_HA }, (_, index) =>
    folded(wordOf(names, 'months', index + 1)),
  );
  const digits = digitsOf(names);
  const number = `\\d+|[${digits}]+`;
  const era = escaped(folded(wordOf(names, 'era')));
  const { datePattern = PLAIN_PATTERN } = names;
  const patterns = [PLAIN_PATTERN, wordOf({ datePattern }, 'datePattern')];
  const forms = patterns.map((pattern) => {
    // Functions, since a $ in a text to insert would have a meaning of its own.
    const form = escaped(pattern)
      .replace('{day}', () => `(?<day>${number})`)
      .replace('{month}', () => `(?<month>${months.map(escaped).join('|')})`)
      .replace('{comma}', () => ' ?[,،，]?')
      .replace('{year}', () => `(?<year>${number})`)
      .replace(' {era}', () => `(?: ${era})?`)
      .replace('{era} ', () => `(?:${era} )?`)
      .replace('{era}', () => `(?:${era} ?)?`);
    return new RegExp(`^${form}$`);
  });
  const written = { months, digits, forms };
  WRITTEN_FORMS.set(names, written);
  return written;
}

/**
 * Reads a Badí date as {@link formatBadiDate} and {@link formatLocalBadiDate} write it in a language,
 * with or without the comma (also ، and ，) and the era, in the language's digits or in 0 to 9.
 *
 * Two texts are the same when they are in Unicode's composed form (NFC), with any apostrophe in the
 * place of ʻ and ʼ and any white space in the place of a space. Everything else is taken exactly: a
 * name without its accents or dots below, in another case or in another language has not the form.
 *
 * @returns the date, or null when the text has not the form of one or is over 100 characters long
 * @throws {CalendarRangeError} when it has the form, but there is no such date (a fifth day of
 * Ayyám-i-Há in a year with four does not become 1 ʻAláʼ here), and when `text` is no string
 * @example
 * parseBadiDate("19 'Alá', 182 B.E.", en); // { year: 182, month: 19, day: 19 }
 * parseBadiDate('19. Bahá 182', de); // { year: 182, month: 1, day: 19 }
 * parseBadiDate('March 21, 2026', en); // null
 */
export function parseBadiDate(text: string, names: BadiDateNames): BadiDate | null {
  if (typeof text !== 'string') throw new CalendarRangeError('text of a date', text, 'a string');
  const { months, digits, forms } = writtenFormsOf(names);
  if (text.length > LONGEST_TEXT) return null;
  const written = folded(text);
  // Digits of the language or 0 to 9, not both in one number.
  const numberOf = (part = '') =>
    Number(part.replace(/\D/g, (digit) => String(digits.indexOf(digit))));
  for (const form of forms) {
    const parts = form.exec(written)?.groups;
    if (parts === undefined) continue;
    const month = months.indexOf(parts.month ?? '') + 1;
    const date = { year: numberOf(parts.year), month, day: numberOf(parts.day) };
    dayOfYear(date, 0); // refuses what is no date
    return date;
  }
  return null;
}
