import type { OriginalQuote } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { toQuote } from '../../db/quote-rows.ts';

/** Of several quotes on one day the one updated last comes first, then the highest id. */
export const scheduledQuotes = (db: Queries) =>
  db.selectFrom('quotes').orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(1);

/** The quote that is scheduled for a day. */
export async function findScheduledQuote(db: Queries, day: string): Promise<OriginalQuote | null> {
  const row = await scheduledQuotes(db)
    .selectAll()
    .where('display_date', '=', day)
    .executeTakeFirst();
  return row ? toQuote(row) : null;
}

/** The unscheduled quote recorded for a day, if it still exists and is unscheduled. */
export async function findChosenQuote(db: Queries, day: string): Promise<OriginalQuote | null> {
  const row = await db
    .selectFrom('daily_quotes')
    .innerJoin('quotes', 'quotes.id', 'daily_quotes.quote_id')
    .selectAll('quotes')
    .where('daily_quotes.day', '=', day)
    .where('quotes.display_date', 'is', null)
    .executeTakeFirst();
  return row ? toQuote(row) : null;
}

/** A quote, if it exists and is unscheduled. */
export async function findUnscheduledQuote(db: Queries, id: number): Promise<OriginalQuote | null> {
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where('display_date', 'is', null)
    .executeTakeFirst();
  return row ? toQuote(row) : null;
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
