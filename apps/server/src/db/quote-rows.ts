import {
  byQuoteField,
  type NewQuote,
  type OriginalQuote,
  QUOTE_FIELD_NAMES,
  type Translation,
} from '@bahai-friends/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries } from './database.ts';
import { replaceTranslations } from './quote-translations.ts';
import { QUOTE_COLUMN_OF, type QuotesTable } from './tables/content/quotes.table.ts';

type ColumnOf = typeof QUOTE_COLUMN_OF;

/** The columns of the fields that volunteers write. */
type WrittenColumns = Pick<Selectable<QuotesTable>, ColumnOf[keyof ColumnOf]>;

const COLUMNS = QUOTE_FIELD_NAMES.map((field) => QUOTE_COLUMN_OF[field]);

/** The columns under the names of the product's fields for a query, such as `display_date as displayDate`. */
export const AS_FIELDS = QUOTE_FIELD_NAMES.map(
  (field) => `${QUOTE_COLUMN_OF[field]} as ${field}`,
) as { [F in keyof ColumnOf]: `${ColumnOf[F]} as ${F}` }[keyof ColumnOf][];

/** The quote in a row. */
export const toQuote = (row: Selectable<QuotesTable>): OriginalQuote => ({
  id: row.id,
  ...byQuoteField<NewQuote>((_, field) => row[QUOTE_COLUMN_OF[field]]),
  addedBy: row.added_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: row.version,
});

export function toRow(quote: NewQuote): WrittenColumns {
  const row: Partial<Record<keyof WrittenColumns, string | null>> = {};
  for (const field of QUOTE_FIELD_NAMES) row[QUOTE_COLUMN_OF[field]] = quote[field];
  return row as WrittenColumns;
}

/** A quote to be written. Without `translations` a new quote gets none, and a stored one keeps its own. */
export interface WrittenQuote extends NewQuote {
  readonly translations?: readonly Translation[] | undefined;
}

/** A stored quote and its new values. */
export interface QuoteChange {
  readonly id: number;
  readonly quote: WrittenQuote;
}

/**
 * Changes quotes and increases their versions.
 *
 * @param changes Each quote once; at least one, and at most a slice of them.
 * @param now Instant, as a `Clock` gives it.
 */
export async function changeQuotes(
  db: Queries,
  changes: readonly QuoteChange[],
  now: string,
): Promise<void> {
  const rows = changes.map(({ id, quote }) => {
    const written = toRow(quote);
    return sql`(cast(${id} as integer), ${sql.join(COLUMNS.map((column) => written[column]))})`;
  });
  // Both databases name the columns of a list of values `column1` and so on; the first is the id.
  const values = COLUMNS.map(
    (column, index) => sql`${sql.ref(column)} = changed.${sql.ref(`column${index + 2}`)}`,
  );
  await sql`
    update quotes set ${sql.join(values)}, updated_at = ${now}, version = version + 1
    from (values ${sql.join(rows)}) as changed
    where id = changed.column1`.execute(db);
  await replaceTranslations(
    db,
    changes.flatMap(({ id, quote: { translations } }) =>
      translations === undefined ? [] : [{ id, translations }],
    ),
  );
}
