import type { Queries } from '../../db/database.ts';

/** The id of the quote that a day has shown last; null when it has shown none that is still there. */
export async function findShownQuoteId(db: Queries, day: string): Promise<number | null> {
  const row = await db
    .selectFrom('shown_quotes')
    .select('quote_id')
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.quote_id ?? null;
}

/** Records what a day shows, in place of what it has shown before. */
export async function saveShownQuote(db: Queries, day: string, quoteId: number): Promise<void> {
  await db
    .insertInto('shown_quotes')
    .values({ day, quote_id: quoteId })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ quote_id: quoteId }))
    .execute();
}
