import { AYYAM_I_HA, type BadiDate, dayNumberOf } from '../badi-date.ts';
import { CalendarRangeError } from '../calendar-range-error.ts';
import { type BadiDateNames, wordOf } from '../names.ts';
import { filled, PLAIN_PATTERN } from './date-pattern.ts';
import { digitsOf } from './script-digits.ts';

/** No date is written longer; what is longer is not searched. */
const LONGEST_TEXT = 100;

/**
 * What stands for ʻ and ʼ in texts that were typed: ASCII, modifier letters such as half rings, accents that
 * stand alone, quotation marks, the signs of Armenian and Hebrew, primes, saltillos, full width.
 */
const APOSTROPHES = /['\p{Lm}\p{Sk}\p{Pi}\p{Pf}՚׳′‵Ꞌꞌ＇]/gu;

/**
 * One writing for texts that look the same: composed letters, one apostrophe, single spaces, and Arabic's yāʾ
 * and kāf, which keyboards have in the place of Persian's and the other way round.
 */
function folded(text: string): string {
  return text
    .replaceAll('ی', 'ي')
    .replaceAll('ک', 'ك')
    .normalize('NFC')
    .replace(APOSTROPHES, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]|]/g, '\\$&');
}

interface WrittenForms {
  readonly months: ReadonlyMap<string, number>;
  readonly digits: readonly string[];
  readonly forms: readonly RegExp[];
}

/** Made once for each language: files have many dates. */
const WRITTEN_FORMS = /* @__PURE__ */ new WeakMap<BadiDateNames, WrittenForms>();

function writtenFormsOf(names: BadiDateNames): WrittenForms {
  const known = WRITTEN_FORMS.get(names);
  if (known !== undefined) return known;
  const months = new Map<string, number>();
  for (let month = 1; month <= AYYAM_I_HA; month++) {
    months.set(folded(wordOf(names, 'months', month)), month);
  }
  for (const name in names.formerMonths) months.set(folded(name), names.formerMonths[name] ?? 0);
  const digits = digitsOf(names);
  // Alternatives, because digits beyond U+FFFF are two units each.
  const number = `\\d+|(?:${digits.join('|')})+`;
  const era = escaped(folded(wordOf(names, 'era')));
  const places = {
    day: `(?<day>${number})`,
    month: `(?<month>${[...months.keys()].map(escaped).join('|')})`,
    comma: ' ?[,،，]?',
    year: `(?<year>${number})`,
  };
  const local = names.datePattern === undefined ? PLAIN_PATTERN : wordOf(names, 'datePattern');
  const forms = [PLAIN_PATTERN, local].map((pattern) => {
    // When the era is left out, so is the space beside it; where the pattern has no space there, one is allowed.
    const form = escaped(folded(pattern)).replace(
      /( ?)\{era\}( ?)/,
      (_, before: string, after: string) =>
        before ? `(?: ${era})?${after}` : `(?:${era}${after || ' ?'})?`,
    );
    return new RegExp(`^${filled(form, places)}$`);
  });
  const written = { months, digits, forms };
  WRITTEN_FORMS.set(names, written);
  return written;
}

/**
 * Reads a Badí date as {@link formatBadiDate} and {@link formatLocalBadiDate} write it in a language,
 * with or without the comma (also ، and ，) and the era, in the language's digits or in 0 to 9. A numeric
 * date is not read: it could be one of another calendar.
 *
 * Two texts are the same when they are in Unicode's composed form (NFC), with any apostrophe in the
 * place of ʻ and ʼ, any white space in the place of a space, and ی or ي, ک or ك. Everything else is
 * taken exactly: a name without its accents or dots below, in another case or in another language has
 * not the form. Names that months had in earlier releases are read, too.
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
    Number(part.replace(/\D/gu, (digit) => String(digits.indexOf(digit))));
  const parts = forms.map((form) => form.exec(written)?.groups).find(Boolean);
  if (parts === undefined) return null;
  const month = months.get(parts.month ?? '') ?? 0;
  const date = { year: numberOf(parts.year), month, day: numberOf(parts.day) };
  dayNumberOf(date, 0); // refuses what is no date
  return date;
}
