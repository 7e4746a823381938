import type { NewQuote, Quote } from '@bahai-friends/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { QuotesTable } from './quotes.table.ts';

const toQuote = (row: Selectable<QuotesTable>): Quote => ({
  id: row.id,
  text: row.text,
  source: row.source,
  displayDate: row.display_date,
  referenceUrl: row.reference_url,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: row.version,
});

/** Rows in one insert: SQLite binds at most 32,766 values, PostgreSQL 65,535. */
const INSERT_ROWS_MAX = 500;

export async function insertQuotes(
  db: Queries,
  quotes: readonly NewQuote[],
  now: string,
): Promise<void> {
  for (let start = 0; start < quotes.length; start += INSERT_ROWS_MAX) {
    const rows = quotes.slice(start, start + INSERT_ROWS_MAX).map((quote) => ({
      text: quote.text,
      source: quote.source,
      display_date: quote.displayDate,
      reference_url: quote.referenceUrl,
      created_at: now,
      updated_at: now,
    }));
    await db.insertInto('quotes').values(rows).execute();
  }
}

/** Of several quotes on one day the most recently updated is shown, then the highest id. */
export async function findScheduledQuote(db: Queries, day: string): Promise<Quote | null> {
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('display_date', '=', day)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toQuote(row) : null;
}

/** The unscheduled quote recorded for a day, while it is still there and unscheduled. */
export async function findChosenQuote(db: Queries, day: string): Promise<Quote | null> {
  const row = await db
    .selectFrom('daily_quotes')
    .innerJoin('quotes', 'quotes.id', 'daily_quotes.quote_id')
    .selectAll('quotes')
    .where('daily_quotes.day', '=', day)
    .where('quotes.display_date', 'is', null)
    .executeTakeFirst();
  return row ? toQuote(row) : null;
}

/** The unscheduled quote shown longest ago; one never shown comes first, then the lowest id. */
export async function findNextInRotation(db: Queries): Promise<number | null> {
  const row = await db
    .selectFrom('quotes')
    .leftJoin('daily_quotes', 'daily_quotes.quote_id', 'quotes.id')
    .select('quotes.id')
    .where('quotes.display_date', 'is', null)
    .groupBy('quotes.id')
    .orderBy(sql`coalesce(max(daily_quotes.day), '')`)
    .orderBy('quotes.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Records the choice for a day unless another instance has already made one that still holds. */
export async function recordChosenQuote(db: Queries, day: string, quoteId: number): Promise<void> {
  await db
    .insertInto('daily_quotes')
    .values({ day, quote_id: quoteId })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ quote_id: quoteId })
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('quotes')
                .select('quotes.id')
                .whereRef('quotes.id', '=', 'daily_quotes.quote_id')
                .where('quotes.display_date', 'is', null),
            ),
          ),
        ),
    )
    .execute();
}
