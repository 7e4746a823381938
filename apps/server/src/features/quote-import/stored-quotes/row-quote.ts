import {
  LATER_COLUMNS,
  type NewQuote,
  normalizedText,
  type PreviewIssue,
  partsOfColumn,
  placeOfOwnLanguage,
  say,
  TRANSLATED_FIELDS,
  type TranslatedField,
  type Translation,
} from '@bahai-friends/contract';
import type { Language } from '@bahai-friends/languages';
import type { ReadableRow } from '@bahai-friends/quote-sheet';
import { comparableText } from '@bahai-friends/quote-sheet/comparable-text';
import type { LaterValues } from '@bahai-friends/quote-sheet/file-row';

/** A quote with its translations; when they are missing, a stored quote keeps its own. */
export interface TranslatedQuote extends NewQuote {
  readonly translations?: readonly Translation[];
}

/** The new values of a row's quote. */
export interface RowQuote {
  readonly quote: TranslatedQuote;
  /** Why the row cannot be part of that quote. */
  readonly issue: PreviewIssue | null;
}

type Fields = Readonly<Record<TranslatedField, string | null>>;

const NO_FIELDS = Object.fromEntries(TRANSLATED_FIELDS.map((field) => [field, null])) as Fields;

/** A value for comparison: outer quotation marks do not count, since the page sets them itself. */
const compared = (field: string, value: string | null): string =>
  field === 'text' ? comparableText(value ?? '') : normalizedText(value ?? '');

/** Whether two values mean the same. */
const areSame = (field: string, one: string | null, other: string | null): boolean =>
  one === other || compared(field, one) === compared(field, other);

/** The translations in a row, by language, without those that do not count. */
function givenTranslations(
  { translated }: LaterValues,
  removes: boolean,
): ReadonlyMap<Language, Partial<Fields>> {
  const given = new Map<Language, Partial<Record<TranslatedField, string | null>>>();
  for (const [column, value = null] of Object.entries(translated)) {
    const parts = partsOfColumn(column);
    if (parts === null || (value === null && !removes)) continue;
    given.getOrInsertComputed(parts.language, () => ({}))[parts.field] = value;
  }
  return given;
}

/** A stored translation with the values of a row on top. */
function merged(stored: Fields, given: Partial<Fields>): Fields {
  const fields: Record<TranslatedField, string | null> = { ...stored };
  for (const field of TRANSLATED_FIELDS) {
    const value = given[field];
    if (value !== undefined && !areSame(field, value, stored[field])) fields[field] = value;
  }
  return fields;
}

const isTranslation = (fields: Fields): fields is Fields & { readonly text: string } =>
  fields.text !== null;

const byLanguage = (one: Translation, other: Translation): number =>
  one.language < other.language ? -1 : 1;

/** The later fields of a row on top of those of the stored quote. */
function withStored(
  values: NewQuote,
  { fields }: LaterValues,
  stored: NewQuote | null,
  removes: boolean,
): NewQuote {
  if (stored === null) return values;
  const quote: Record<string, string | null> = { ...values };
  for (const field of LATER_COLUMNS) {
    const isGiven = fields.includes(field) && (removes || values[field] !== null);
    if (!isGiven || areSame(field, values[field], stored[field])) quote[field] = stored[field];
  }
  return quote as NewQuote;
}

const NOTHING_LATER: LaterValues = { fields: [], translated: {} };

/**
 * The quote of a row on top of its stored quote: fields without a column in the file keep their stored values.
 *
 * @param stored Null for a new quote; its translations may be missing where the file has none.
 * @param removes Whether an empty cell removes the stored value, as in a row with a key; otherwise it changes nothing.
 */
export function quoteOfRow(
  { values, later = NOTHING_LATER }: Pick<ReadableRow, 'values' | 'later'>,
  stored: TranslatedQuote | null,
  removes: boolean,
): RowQuote {
  const quote = withStored(values, later, stored, removes);
  if (Object.keys(later.translated).length === 0 && stored?.translations === undefined) {
    return { quote, issue: null };
  }
  let issue: PreviewIssue | null = null;
  const found = new Map(stored?.translations?.map((one) => [one.language, one]));
  for (const [language, given] of givenTranslations(later, removes)) {
    const fields = merged(found.get(language) ?? NO_FIELDS, given);
    if (isTranslation(fields)) found.set(language, { ...fields, language });
    else {
      found.delete(language);
      const isSomething = Object.values(given).some((value) => value !== null);
      const said = say('translation-without-text', { language });
      if (isSomething) issue ??= { column: `text:${language}`, ...said };
    }
  }
  const translations = [...found.values()].sort(byLanguage);
  issue ??= ownLanguageIssue(quote.language, translations, later);
  return { quote: { ...quote, translations }, issue };
}

/** The problem of a translation to the quote's own language. */
function ownLanguageIssue(
  language: Language | null,
  translations: readonly Translation[],
  { translated }: LaterValues,
): PreviewIssue | null {
  if (language === null || placeOfOwnLanguage(language, translations) < 0) return null;
  const column = `text:${language}` as const;
  return typeof translated[column] === 'string'
    ? { column, ...say('language-of-original', { language }) }
    : { column: 'language', ...say('language-translated', { language }) };
}

/** Whether two quotes with the same original differ in fields that files of earlier versions did not have. */
export function differsBeyondOriginal(one: TranslatedQuote, other: TranslatedQuote): boolean {
  if (LATER_COLUMNS.some((field) => !areSame(field, one[field], other[field]))) return true;
  const [ours, theirs] = [one.translations ?? [], other.translations ?? []];
  return (
    ours.length !== theirs.length ||
    ours.some((translation, index) => {
      const beside = theirs[index];
      return (
        beside?.language !== translation.language ||
        TRANSLATED_FIELDS.some((field) => !areSame(field, translation[field], beside[field]))
      );
    })
  );
}

/** Whether a row has something that a quote with the same original lacks. */
export function saysMore(
  row: Pick<ReadableRow, 'values' | 'later'>,
  quote: TranslatedQuote,
): boolean {
  if (row.later === undefined) return false;
  const whole = { translations: [], ...quote };
  const both = quoteOfRow(row, whole, false);
  return both.issue !== null || differsBeyondOriginal(whole, both.quote);
}
