import { type Selectable, sql } from 'kysely';
import type { Dialect, Queries } from '../../db/database.ts';
import { toRow } from '../../db/quote-rows.ts';
import { insertTranslations } from '../../db/quote-translations.ts';
import type { QuotesTable } from '../../db/tables/content/quotes.table.ts';
import { type KeptQuote, readSnapshot } from './quote-snapshot.ts';

/** A quote as it was before a batch. */
export type FormerQuote = KeptQuote & { readonly id: number };

/**
 * Quotes as they were before a batch.
 *
 * @param ids The ids of quotes that it changed, moved or deleted; at most a slice of them.
 */
export async function formerQuotes(
  db: Queries,
  batchId: number,
  ids: readonly number[],
): Promise<FormerQuote[]> {
  const rows = await db
    .selectFrom('batch_quotes')
    .select(['quote_id as id', 'snapshot'])
    .where('batch_id', '=', batchId)
    .where('quote_id', 'in', ids)
    .execute();
  return rows.map(({ id, snapshot }) => ({ id, ...readSnapshot(snapshot ?? '') }));
}

/**
 * Restores deleted quotes with their ids, which are never given again.
 *
 * @param quotes Quotes that do not exist; at least one, and at most a slice of them.
 */
export async function insertAgain(
  db: Queries,
  dialect: Dialect,
  quotes: readonly FormerQuote[],
): Promise<void> {
  const rows = quotes.map(
    (quote): Selectable<QuotesTable> => ({
      id: quote.id,
      ...toRow(quote),
      added_by: quote.addedBy,
      created_at: quote.createdAt,
      updated_at: quote.updatedAt,
      version: quote.version,
    }),
  );
  const columns = Object.keys(rows[0] ?? {}) as (keyof QuotesTable)[];
  // PostgreSQL generates ids itself unless it is told otherwise.
  const keepingIds = dialect === 'postgres' ? sql`overriding system value` : sql``;
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`
    insert into quotes (${sql.join(columns.map((column) => sql.ref(column)))}) ${keepingIds}
    values ${sql.join(values)}`.execute(db);
  await insertTranslations(db, quotes);
}
