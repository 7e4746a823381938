import { type Kysely, sql } from 'kysely';

/** Rows that are rewritten at once: SQLite binds at most 32,766 values in one statement. */
const SLICE_ROWS = 250;

/** The columns that the snapshot replaces. */
const FORMER_COLUMNS = [
  'text',
  'source',
  'reference_url',
  'created_at',
  'updated_at',
  'version',
] as const;

interface FormerRow {
  readonly batch_id: number;
  readonly quote_id: number;
  readonly text: string;
  readonly source: string;
  readonly display_date: string | null;
  readonly reference_url: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
}

/** The first form of snapshots, as it was when this migration was written. */
const snapshotOf = (row: FormerRow): string =>
  JSON.stringify({
    v: 1,
    quote: {
      text: row.text,
      source: row.source,
      displayDate: row.display_date,
      referenceUrl: row.reference_url,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      version: row.version,
    },
  });

async function readSlice(db: Kysely<unknown>, last: FormerRow | undefined): Promise<FormerRow[]> {
  const { rows } = await sql<FormerRow>`
    select batch_id, quote_id, display_date, ${sql.join(FORMER_COLUMNS.map((name) => sql.ref(name)))}
    from batch_quotes
    where change <> 'added' and (batch_id, quote_id) > (
      cast(${last?.batch_id ?? 0} as integer), cast(${last?.quote_id ?? 0} as integer))
    order by batch_id, quote_id limit ${sql.lit(SLICE_ROWS)}`.execute(db);
  return rows;
}

async function writeSlice(db: Kysely<unknown>, slice: readonly FormerRow[]): Promise<void> {
  const rows = slice.map(
    (row) =>
      sql`(cast(${row.batch_id} as integer), cast(${row.quote_id} as integer), ${snapshotOf(row)})`,
  );
  // Both databases give bare values these column names.
  await sql`
    update batch_quotes set snapshot = column3
    from (values ${sql.join(rows)}) as former
    where batch_id = column1 and quote_id = column2`.execute(db);
}

/** Stores a batch's former quote as one value instead of one column for each field. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table batch_quotes add column snapshot text`.execute(db);
  let slice = await readSlice(db, undefined);
  while (slice.length > 0) {
    await writeSlice(db, slice);
    slice = await readSlice(db, slice.at(-1));
  }
  for (const column of FORMER_COLUMNS) {
    await sql`alter table batch_quotes drop column ${sql.ref(column)}`.execute(db);
  }
}
