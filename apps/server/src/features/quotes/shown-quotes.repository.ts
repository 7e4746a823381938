import type { Quote } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { findScheduledQuote } from './daily-quote.repository.ts';
import { toQuote } from './quotes.repository.ts';

/** Days that have shown a quote that is still there, and days that a quote is scheduled for. */
const daysWithQuote = (db: Queries) =>
  db.selectFrom((from) =>
    from
      .selectFrom('shown_quotes')
      .select('day')
      .union(
        from
          .selectFrom('quotes')
          .select('display_date as day')
          .where('display_date', 'is not', null)
          .$narrowType<{ day: string }>(),
      )
      .as('days'),
  );

/**
 * Days with a quote before a civil day, the last first.
 *
 * @param count at most
 */
export async function listDaysBefore(db: Queries, day: string, count: number): Promise<string[]> {
  const rows = await daysWithQuote(db)
    .select('day')
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => row.day);
}

/** The first day with a quote after one civil day and before another; null when there is none. */
export async function findDayBetween(
  db: Queries,
  after: string,
  before: string,
): Promise<string | null> {
  const row = await daysWithQuote(db)
    .select('day')
    .where('day', '>', after)
    .where('day', '<', before)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** What a civil day has shown, else what is scheduled for it. */
export async function findShownQuote(db: Queries, day: string): Promise<Quote | null> {
  const row = await db
    .selectFrom('shown_quotes')
    .innerJoin('quotes', 'quotes.id', 'shown_quotes.quote_id')
    .selectAll('quotes')
    .where('shown_quotes.day', '=', day)
    .executeTakeFirst();
  return row ? toQuote(row) : findScheduledQuote(db, day);
}
