import type { OriginalQuote } from '@bahai-friends/contract';
import { sql } from 'kysely';
import type { Dialect, Queries, Transaction } from '../../db/database.ts';
import { toQuote } from '../../db/quote-rows.ts';
import type { Tables } from '../../db/tables/index.ts';

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

/**
 * The unscheduled quote shown longest ago; one never shown comes first, then the lowest id.
 *
 * @param passedOver Quotes that were shown without a record: they come only when there are no others.
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
 * transaction: one that is being deleted is skipped.
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
