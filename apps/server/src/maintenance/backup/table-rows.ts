import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Queries } from '../../db/database.ts';
import type { TableSchema } from './table-schemas.ts';

/** A connection, or a transaction on one, with its dialect. */
export interface Side {
  readonly dialect: Database['dialect'];
  readonly db: Queries;
}

/** Every column has texts, whole numbers or null: the drivers of both databases agree on these. */
type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** SQLite binds at most 32,766 values in one statement. */
const COPY_SLICE_ROWS = 500;

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

/** A table's rows in the order of its key, which is by code point on both databases, in pages. */
export async function* readTableInSlices(
  { db }: Side,
  schema: TableSchema,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  do {
    const from = last;
    const rest =
      from === undefined
        ? sql``
        : sql`where (${list(schema.key)}) > (${sql.join(schema.key.map((name) => from[name]))})`;
    const { rows } = await sql<Row>`
      select ${list(schema.columns)} from ${sql.table(schema.name)} ${rest}
      order by ${list(schema.key)} limit ${COPY_SLICE_ROWS}`.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.length === COPY_SLICE_ROWS ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

/** Inserts rows with their own ids. */
export async function insertRows(
  { db, dialect }: Side,
  schema: TableSchema,
  rows: readonly Row[],
): Promise<void> {
  const keepingIds = dialect === 'postgres' ? sql`overriding system value` : sql``;
  const values = rows.map((row) => sql`(${sql.join(schema.columns.map((name) => row[name]))})`);
  await sql`
    insert into ${sql.table(schema.name)} (${list(schema.columns)}) ${keepingIds}
    values ${sql.join(values)}`.execute(db);
}

/** A table's contents as a number of rows and a digest, which is the same on both databases. */
interface TableDigest {
  readonly rows: number;
  readonly digest: string;
}

/** Reads the whole table. */
export async function digestOf(side: Side, schema: TableSchema): Promise<TableDigest> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of readTableInSlices(side, schema)) {
    count += rows.length;
    for (const row of rows) {
      hash.update(`${JSON.stringify(schema.columns.map((name) => row[name]))}\n`);
    }
  }
  return { rows: count, digest: hash.digest('hex') };
}
