import type { NewQuote, Quote } from '@bahai-friends/contract';
import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { inSlices, readInSlices, SLICE_ROWS } from '../../db/slices.ts';

/** A stored quote as a volunteer wrote it, and in which version it is. */
export type StoredQuote = Omit<Quote, 'updatedAt'>;

const selectStored = (db: Queries) =>
  db
    .selectFrom('quotes')
    .select([
      'id',
      'text',
      'source',
      'display_date as displayDate',
      'reference_url as referenceUrl',
      'created_at as createdAt',
      'version',
    ]);

/** Those of the quotes that there are, in slices. */
export async function* quotesWithIds(
  db: Queries,
  ids: readonly number[],
): AsyncGenerator<readonly StoredQuote[]> {
  for await (const slice of inSlices(ids)) {
    yield await selectStored(db).where('id', 'in', slice).execute();
  }
}

/** The quotes without a date, in slices. */
export function undatedQuotes(db: Queries): AsyncGenerator<readonly StoredQuote[]> {
  return readInSlices((last?: StoredQuote) =>
    selectStored(db)
      .where('display_date', 'is', null)
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .limit(SLICE_ROWS)
      .execute(),
  );
}

/**
 * The quotes on the dates, in slices, also where one date has more than a slice holds.
 *
 * @param dates Each once.
 */
export async function* quotesOn(
  db: Queries,
  dates: readonly string[],
): AsyncGenerator<readonly StoredQuote[]> {
  for await (const slice of inSlices(dates)) {
    yield* readInSlices((last?: StoredQuote) => {
      const date = last?.displayDate ?? '';
      const left = slice.filter((each) => each >= date);
      return selectStored(db)
        .where('display_date', 'in', left)
        .where((eb) => eb(eb.refTuple('display_date', 'id'), '>', eb.tuple(date, last?.id ?? 0)))
        .orderBy('display_date')
        .orderBy('id')
        .limit(SLICE_ROWS)
        .execute();
    });
  }
}

/** A stored quote and what it becomes. */
export interface QuoteChange {
  readonly id: number;
  readonly quote: NewQuote;
}

/**
 * Changes quotes, whose versions grow; other requests are answered between slices.
 *
 * @param changes Each quote once.
 * @param now Instant, as a `Clock` gives it.
 */
export async function updateQuotes(
  db: Queries,
  changes: readonly QuoteChange[],
  now: string,
): Promise<void> {
  for await (const slice of inSlices(changes)) {
    const rows = slice.map(
      ({ id, quote: { text, source, displayDate, referenceUrl } }) =>
        sql`(cast(${id} as integer), ${text}, ${source}, ${displayDate}, ${referenceUrl})`,
    );
    // Both databases name the columns of bare values so.
    await sql`
      update quotes set text = changed.column2, source = changed.column3,
        display_date = changed.column4, reference_url = changed.column5,
        updated_at = ${now}, version = version + 1
      from (values ${sql.join(rows)}) as changed
      where id = changed.column1`.execute(db);
  }
}
