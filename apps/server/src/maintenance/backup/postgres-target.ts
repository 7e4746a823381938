import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { appliedMigrations, isNewer, MIGRATION_TABLES } from '../../db/migrate.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import type { TableSchema } from './table-schemas.ts';

/** Every table in the session's schema, but for those of extensions. */
async function listTables(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class c
    where relkind in ('r', 'p', 'f') and relnamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

/** @throws OperatorError when another program, or a newer version, keeps its data there. */
export async function assertNotForeign(
  db: Queries,
  schemas: readonly TableSchema[],
): Promise<void> {
  const applied = await appliedMigrations(db, 'postgres');
  if (isNewer(applied)) {
    throw new OperatorError(
      'The PostgreSQL database was written by a newer version, or by another program. Nothing was changed.',
    );
  }
  const ours =
    applied.length === 0 ? [] : [...MIGRATION_TABLES, ...schemas.map(({ name }) => name)];
  const foreign = (await listTables(db)).find((table) => !ours.includes(table));
  if (foreign === undefined) return;
  throw new OperatorError(
    `Another program uses the PostgreSQL database: it has a table ${foreign}. Please use a database of its own. Nothing was changed.`,
  );
}

/** The tables that are not empty. */
export async function filledTables(
  db: Queries,
  schemas: readonly TableSchema[],
): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of schemas) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

export async function emptyTables(db: Queries, schemas: readonly TableSchema[]): Promise<void> {
  await sql`truncate ${sql.join(schemas.map(({ name }) => sql.table(name)))}`.execute(db);
}
