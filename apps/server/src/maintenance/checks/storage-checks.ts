import { sql } from 'kysely';
import type { Database, Queries } from '../../db/database.ts';

/** Problems that are listed at most: damage tends to show in many places. */
const PROBLEMS_MAX = 5;

async function sqliteProblems(db: Queries, except: readonly string[]): Promise<string[]> {
  const pages = await sql<{ integrity_check: string }>`
    pragma integrity_check(${sql.lit(PROBLEMS_MAX)})`.execute(db);
  const references = await sql<{ table: string; parent: string }>`
    pragma foreign_key_check`.execute(db);
  return [
    ...pages.rows.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
    ...references.rows
      .filter(({ table }) => !except.includes(table))
      .map(({ table, parent }) => `a row of ${table} refers to no row of ${parent}`),
  ].slice(0, PROBLEMS_MAX);
}

async function postgresProblems(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
      where not convalidated and connamespace = current_schema()::regnamespace
    union all
    select relname from pg_index join pg_class on pg_class.oid = indexrelid
      where not (indisvalid and indisready) and relnamespace = current_schema()::regnamespace
    limit ${PROBLEMS_MAX}`.execute(db);
  return rows.map(({ name }) => `${name} is not valid`);
}

/**
 * The problems that the database's own checks of its storage find; empty when it is sound.
 *
 * @param except Tables whose rows may refer to missing rows.
 */
export function storageProblems(
  { dialect, reads }: Database,
  except: readonly string[] = [],
): Promise<string[]> {
  return dialect === 'sqlite' ? sqliteProblems(reads, except) : postgresProblems(reads);
}
