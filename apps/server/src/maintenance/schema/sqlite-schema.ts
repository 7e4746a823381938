import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { openSqliteCopy } from '../../db/sqlite/sqlite-copy.ts';
import { isOfMigrations, type SchemaObject } from './schema-differences.ts';

/** SQLite makes tables and indexes for itself, but neither triggers nor views. */
const OURS = sql`not (type in ('table', 'index') and name like 'sqlite\\_%' escape '\\')`;

interface ObjectRow {
  readonly kind: string;
  readonly name: string;
  readonly table: string;
  readonly definition: string | null;
}

const readObjects = sql<ObjectRow>`
  select type as kind, name, tbl_name as "table", sql as definition
  from sqlite_schema where ${OURS} order by name`;

const readColumns = sql<ObjectRow>`
  select 'column' as kind, c.name as name, t.name as "table",
    concat_ws(' ', c.type, c."notnull", c.dflt_value, c.pk, c.hidden) as definition
  from (select name from sqlite_schema where type = 'table' and ${OURS}) t
    join pragma_table_xinfo(t.name) c
  order by t.name, c.cid`;

/** Definitions are compared without spaces, since each version of SQLite stores them as they were typed. */
const toObject = ({ definition, ...row }: ObjectRow): SchemaObject => ({
  ...row,
  definition: (definition ?? '').replaceAll(/\s+/g, ' '),
});

const named = ({ table, name, ...column }: SchemaObject): SchemaObject => ({
  ...column,
  table,
  name: `${name} of ${table}`,
});

/** The objects of an SQLite database, but for the tables of SQLite and of the migrations themselves. */
export async function sqliteSchema(db: Queries): Promise<SchemaObject[]> {
  const { rows: objects } = await readObjects.execute(db);
  const { rows: columns } = await readColumns.execute(db);
  const all = [...objects.map(toObject), ...columns.map(toObject).map(named)];
  return all.filter((object) => !isOfMigrations(object));
}

/**
 * What the migrations make of an SQLite database.
 *
 * @param last The last migration to apply; by default the newest.
 */
export async function migratedSqliteSchema(last?: string): Promise<SchemaObject[]> {
  const made = openSqliteCopy(':memory:');
  try {
    await migrate(made, last);
    return await sqliteSchema(made.reads);
  } finally {
    await made.close();
  }
}
