import { addDays } from '@bahai-friends/badi-calendar';
import type { OriginalQuote } from '@bahai-friends/contract';
import { sql } from 'kysely';
import type { Queries } from '../../../db/database.ts';
import { toQuote } from '../../../db/quote-rows.ts';
import { scheduledQuotes } from '../daily-quote.repository.ts';

/** Civil days from one on and before another. Any texts that sort the same way will do; '' sorts before all days. */
export interface Span {
  readonly from: string;
  readonly before: string;
}

/** The end of a span at which reading begins. */
type Order = 'asc' | 'desc';

/** A civil day and the quote that it has shown. */
interface StoredShownQuote {
  readonly day: string;
  readonly quote: OriginalQuote;
}

/** The id of the quote that a day has shown last; null when it has shown none that still exists. */
export async function findShownQuoteId(db: Queries, day: string): Promise<number | null> {
  const row = await db
    .selectFrom('shown_quotes')
    .select('quote_id')
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.quote_id ?? null;
}

/** Records the quote that a day shows, replacing an earlier one. */
export async function saveShownQuote(db: Queries, day: string, quoteId: number): Promise<void> {
  await db
    .insertInto('shown_quotes')
    .values({ day, quote_id: quoteId })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ quote_id: quoteId }))
    .execute();
}

/**
 * Days of a span that have shown a quote which still exists, and days with a scheduled quote, each once. Both parts are
 * read from an index and no further than asked for, however many days there are.
 */
function daysOf(db: Queries, { from, before }: Span, order: Order, count: number) {
  const shown = db
    .selectFrom('shown_quotes')
    .select('day')
    .where('day', '>=', from)
    .where('day', '<', before)
    .orderBy('day', order)
    .limit(count);
  const scheduled = db
    .selectFrom('quotes')
    .select('display_date as day')
    .distinct()
    .where('display_date', '>=', from)
    .where('display_date', '<', before)
    .orderBy('display_date', order)
    .limit(count)
    .$narrowType<{ day: string }>();
  return db
    .selectFrom(shown.as('shown'))
    .select('day')
    .union(db.selectFrom(scheduled.as('scheduled')).select('day'))
    .orderBy('day', order)
    .limit(count);
}

/**
 * Days of a span that have a quote, in an order.
 *
 * @param count at most
 */
export async function listShownDays(
  db: Queries,
  span: Span,
  order: Order,
  count: number,
): Promise<string[]> {
  const rows = await daysOf(db, span, order, count).execute();
  return rows.map(({ day }) => day);
}

/**
 * The nearest days with a quote before a civil day and after it, before another; null where there is none. One
 * statement.
 */
export async function nearestDays(
  db: Queries,
  day: string,
  before: string,
): Promise<{ readonly previous: string | null; readonly next: string | null }> {
  return db
    .selectNoFrom([
      daysOf(db, { from: '', before: day }, 'desc', 1).as('previous'),
      daysOf(db, { from: addDays(day, 1), before }, 'asc', 1).as('next'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Days of a span with their quotes, the last first: the shown one, else the scheduled one.
 *
 * @param count at most
 */
export async function listShownQuotes(
  db: Queries,
  span: Span,
  count: number,
): Promise<StoredShownQuote[]> {
  const rows = await db
    .selectFrom(daysOf(db, span, 'desc', count).as('days'))
    .innerJoin('quotes', (join) =>
      join.on('quotes.id', '=', ({ fn, selectFrom }) =>
        fn.coalesce(
          selectFrom('shown_quotes')
            .select('quote_id')
            .whereRef('shown_quotes.day', '=', 'days.day'),
          scheduledQuotes(db).select('id').where('display_date', '=', sql.ref<string>('days.day')),
        ),
      ),
    )
    .selectAll('quotes')
    .select('days.day')
    .orderBy('days.day', 'desc')
    .execute();
  return rows.map(({ day, ...row }) => ({ day, quote: toQuote(row) }));
}
