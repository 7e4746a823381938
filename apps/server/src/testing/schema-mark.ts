import type pg from 'pg';

/** The catalogs with the parts of tables, and the column that excludes PostgreSQL's own. */
const CATALOGS = [
  ['pg_class', 'oid'],
  ['pg_attribute', 'attrelid'],
  ['pg_attrdef', 'adrelid'],
  ['pg_constraint', 'oid'],
  ['pg_index', 'indexrelid'],
  ['pg_trigger', 'oid'],
  ['pg_proc', 'oid'],
  ['pg_namespace', 'oid'],
] as const;
/** The first object id that is not PostgreSQL's own. */
const OWN = 16_384;

/** Each change of a catalog's row sets the number of the changing transaction. */
const MARK = CATALOGS.map(
  ([catalog, column]) =>
    `select count(*) || ' to ' || coalesce(max(xmin::text::bigint), 0) from ${catalog} where ${column} >= ${OWN}`,
).map((query) => `(${query})`);

/** The migrations that were applied to a database, if any. */
async function migrations(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows: tables } = await client.query(
    `select 1 where to_regclass('kysely_migration') is not null`,
  );
  if (tables.length === 0) return [];
  const { rows } = await client.query('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/**
 * A text that is the same for a PostgreSQL database and its copies until a table, column, index,
 * constraint, trigger or function of one is changed, be it back and forth, or the list of its migrations.
 */
export async function schemaMark(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ mark: string }>(
    `select concat_ws(', ', ${MARK.join(', ')}) as mark`,
  );
  return [rows[0]?.mark, ...(await migrations(client))].join('; ');
}
