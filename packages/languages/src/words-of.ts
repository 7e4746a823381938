import { formatDay } from './format-day.ts';
import type { LanguageFacts } from './language-facts.ts';

/** What texts write numbers, days and lists with; counts choose their form by the rules of the Unicode CLDR. */
export interface Words<Category extends Intl.LDMLPluralRule> {
  /** A number with the language's own separators and digits. */
  readonly number: (value: number) => string;
  /** A civil day as people write it; what is none of the calendar stays as it is. */
  readonly day: (civilDay: string) => string;
  /** Words as a list that ends in the language's 'and'. */
  readonly listed: (words: readonly string[]) => string;
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
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const rules = new Intl.PluralRules(locale);
  return {
    number: (value) => numbers.format(value),
    day: (civilDay) =>
      formatDay(civilDay) === civilDay ? civilDay : unbroken(days.format(new Date(civilDay))),
    listed: (words) => lists.format(words),
    // The types know the categories of the language; a platform that adds one has 'other'.
    plural: (count, forms) => forms[rules.select(count) as Category] ?? forms['other' as Category],
  };
}
