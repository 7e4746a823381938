import { LANGUAGES } from '@bahai-friends/languages/languages';
import { readTranslatedKey, TRANSLATED_FIELDS, type TranslatedKey } from '../translations.ts';

/** The column of a file that holds a field of translations to a language: `text:sv`. */
export type LanguageColumn = TranslatedKey;

/** Those of every language, in the order in which an export has them. */
export const LANGUAGE_COLUMNS = LANGUAGES.flatMap((language) =>
  TRANSLATED_FIELDS.map((field): LanguageColumn => `${field}:${language}`),
) as [LanguageColumn, ...LanguageColumn[]];

const PARTS: ReadonlyMap<string, ReturnType<typeof readTranslatedKey>> = new Map(
  LANGUAGE_COLUMNS.map((column) => [column, readTranslatedKey(column)]),
);

/** What `readTranslatedKey` says of a column, for what reads hundreds of thousands of cells. */
export const partsOfColumn = (column: string) => PARTS.get(column) ?? null;
