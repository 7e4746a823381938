import {
  type Language,
  TRANSLATED_FIELDS,
  type TranslatedField,
  type Translation,
} from '@bahai-friends/contract';
import type { Selectable } from 'kysely';
import type { Queries } from './database.ts';
import { inSlices } from './slices.ts';
import {
  type QuoteTranslationsTable,
  TRANSLATION_COLUMN_OF,
} from './tables/content/quote-translations.table.ts';

type Row = Selectable<QuoteTranslationsTable>;

/** The translation in a row. */
function toTranslation(row: Row): Translation {
  const fields: Partial<Record<TranslatedField, string | null>> = {};
  for (const field of TRANSLATED_FIELDS) fields[field] = row[TRANSLATION_COLUMN_OF[field]];
  return { language: row.language, ...(fields as Omit<Translation, 'language'>) };
}

function toRow(quoteId: number, translation: Translation): Row {
  const written: Partial<Record<keyof Row, string | null>> = {};
  for (const field of TRANSLATED_FIELDS) written[TRANSLATION_COLUMN_OF[field]] = translation[field];
  const columns = written as Omit<Row, 'quote_id' | 'language'>;
  return { ...columns, quote_id: quoteId, language: translation.language };
}

/**
 * All translations of some quotes, by the quotes' ids, in the order of their languages' codes; a quote without any is
 * left out.
 */
export async function translationsOf(
  db: Queries,
  quoteIds: readonly number[],
): Promise<Map<number, Translation[]>> {
  const found = new Map<number, Translation[]>();
  for await (const slice of inSlices(quoteIds)) {
    const rows = await db
      .selectFrom('quote_translations')
      .selectAll()
      .where('quote_id', 'in', slice)
      .orderBy('quote_id')
      .orderBy('language')
      .execute();
    for (const row of rows) {
      found.getOrInsertComputed(row.quote_id, () => []).push(toTranslation(row));
    }
  }
  return found;
}

/** The translations of some quotes to one language, by the quotes' ids: one query for a page of quotes. */
export async function translationsIn(
  db: Queries,
  language: Language,
  quoteIds: readonly number[],
): Promise<Map<number, Translation>> {
  const found = new Map<number, Translation>();
  for await (const slice of inSlices(quoteIds)) {
    const rows = await db
      .selectFrom('quote_translations')
      .selectAll()
      .where('quote_id', 'in', slice)
      .where('language', '=', language)
      .execute();
    for (const row of rows) found.set(row.quote_id, toTranslation(row));
  }
  return found;
}

/** A quote's id and the translations to store. */
interface TranslatedQuote {
  readonly id: number;
  readonly translations: readonly Translation[];
}

/** Stores the translations of quotes that have none. */
export async function insertTranslations(
  db: Queries,
  quotes: readonly TranslatedQuote[],
): Promise<void> {
  const rows = quotes.flatMap(({ id, translations }) =>
    translations.map((translation) => toRow(id, translation)),
  );
  for await (const slice of inSlices(rows)) {
    await db.insertInto('quote_translations').values(slice).execute();
  }
}

/** Replaces all translations of quotes. */
export async function replaceTranslations(
  db: Queries,
  quotes: readonly TranslatedQuote[],
): Promise<void> {
  for await (const slice of inSlices(quotes)) {
    const ids = slice.map(({ id }) => id);
    await db.deleteFrom('quote_translations').where('quote_id', 'in', ids).execute();
  }
  await insertTranslations(db, quotes);
}
