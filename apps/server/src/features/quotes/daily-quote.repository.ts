import type { OriginalQuote } from '@bahai-friends/contract';
import { sql } from 'kysely';
import type { Dialect, Queries, Transaction } from '../../db/database.ts';
import { toQuote } from '../../db/quote-rows.ts';
import type { Tables } from '../../db/tables/index.ts';

/** Of several quotes on one day the most recently updated is shown, then the highest id. */
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

/** The unscheduled quote recorded for a day, while it is still there and unscheduled. */
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

/** A quote while it is there and unscheduled. */
export async function findUnscheduledQuote(db: Queries, id: number): Promise<OriginalQuote | null> {
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where('display_date', 'is', null)
    .executeTakeFirst();
  return row ? toQuote(row) : null;
}

/**
 * The unscheduled quote shown longest ago; one never shown comes first, then the lowest id.
 *
 * @param passedOver Quotes that have been shown without a record: they come when there are no others.
 */
export async function findNextInRotation(
  db: Queries,
  passedOver: readonly number[],
): Promise<OriginalQuote | null> {
  const others =
    passedOver.length > 0 ? rotation(db).where('id', 'not in', passedOver) : rotation(db);
  const row =
    (await others.selectAll().executeTakeFirst()) ??
    (await rotation(db).selectAll().executeTakeFirst());
  return row ? toQuote(row) : null;
}

/**
 * The preferred quote while it is unscheduled, else the next in the rotation. It stays until the end of the
 * transaction: one that is being deleted is passed over.
 */
export async function holdNextInRotation(
  db: Transaction<Tables>,
  dialect: Dialect,
  preferred: number,
): Promise<number | null> {
  const candidates = [rotation(db).where('id', '=', preferred), rotation(db)];
  for (const candidate of candidates) {
    const row = await candidate
      .select('id')
      .$if(dialect === 'postgres', (query) => query.forKeyShare().skipLocked())
      .executeTakeFirst();
    if (row) return row.id;
  }
  return null;
}

/** The first unscheduled quote in the order in which they are shown. */
function rotation(db: Queries) {
  return db
    .selectFrom('quotes')
    .where('display_date', 'is', null)
    .orderBy(({ fn, selectFrom }) =>
      fn.coalesce(
        selectFrom('daily_quotes')
          .select(({ fn }) => fn.max('day').as('day'))
          .whereRef('quote_id', '=', 'quotes.id'),
        sql.lit(''),
      ),
    )
    .orderBy('id')
    .limit(1);
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
