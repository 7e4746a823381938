import { formatDay } from './format-day.ts';
import type { LanguageFacts } from './language-facts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A Sunday. */
const SUNDAY = Date.UTC(2026, 2, 22);

/**
 * Functions with which texts write numbers, days and lists; counts choose their form by the rules of the Unicode CLDR.
 */
export interface Words<Category extends Intl.LDMLPluralRule> {
  /** A number with the language's own separators and digits. */
  readonly number: (value: number) => string;
  /** A year: a number without separators. */
  readonly year: (value: number) => string;
  /** A civil day as people write it; a text that is no day of the calendar stays as it is. */
  readonly day: (civilDay: string) => string;
  /** Words as a list that ends in the language's 'and'. */
  readonly listed: (words: readonly string[]) => string;
  /** Words as a list that ends in the language's 'or'. */
  readonly either: (words: readonly string[]) => string;
  /** What a language is called; `code` is its BCP 47 code. */
  readonly languageName: (code: string) => string;
  /** A day of the week by its number, 0 for Sunday. */
  readonly weekday: (number: number) => string;
  /** The form that goes with a count. */
  readonly plural: <Form>(count: number, forms: Readonly<Record<Category, Form>>) => Form;
}

/**
 * The words of a language other than English.
 *
 * @typeParam Category The language's categories of whole numbers; a form of each has to be given.
 * @example
 * const { plural } = wordsOf<'one' | 'few' | 'many' | 'other'>(facts);
 * plural(5, { one: 'цитата', few: 'цитаты', many: 'цитат', other: 'цитаты' }); // 'цитат'
 */
export function wordsOf<Category extends Intl.LDMLPluralRule>({
  locale,
  days: { unbroken = String },
}: Pick<LanguageFacts, 'locale' | 'days'>): Words<Category> {
  const numbers = new Intl.NumberFormat(locale);
  const years = new Intl.NumberFormat(locale, { useGrouping: false });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const rules = new Intl.PluralRules(locale);
  return {
    number: (value) => numbers.format(value),
    year: (value) => years.format(value),
    day: (civilDay) =>
      formatDay(civilDay) === civilDay ? civilDay : unbroken(days.format(new Date(civilDay))),
    listed: (words) => lists.format(words),
    either: (words) => choices.format(words),
    languageName: (code) => languages.of(code) ?? code,
    weekday: (number) => weekdays.format(SUNDAY + number * DAY_MS),
    // The types know the categories of the language; a platform that adds one has 'other'.
    plural: (count, forms) => forms[rules.select(count) as Category] ?? forms['other' as Category],
  };
}
