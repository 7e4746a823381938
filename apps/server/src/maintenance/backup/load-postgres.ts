import type { Database, Queries } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { lockPostgresExclusively } from '../../db/postgres/postgres-lock.ts';
import { assertNotForeign, emptyTables, filledTables } from './postgres-target.ts';
import { type CopiedTable, copyTables } from './table-copy.ts';
import { tableSchemas } from './table-schemas.ts';

/**
 * Fills a PostgreSQL database, tables included, from an up-to-date SQLite copy: all of it or, when anything goes
 * wrong, nothing.
 *
 * @param keep Called before a database that is not empty is emptied, to save its contents or to throw.
 * @param prepare Called after that, before the copy is read: with the database's former contents, or null when it was
 *   empty.
 * @throws OperatorError when others use the database, or it may not be filled.
 */
export async function loadPostgres(
  copy: Database,
  target: Database,
  keep: (old: Queries, filled: readonly string[]) => Promise<void>,
  prepare: (old: Queries | null) => Promise<void> = async () => undefined,
): Promise<CopiedTable[]> {
  const schemas = await tableSchemas(copy.reads);
  return target.writes.transaction().execute(async (transaction) => {
    await assertNotForeign(transaction, schemas);
    await migrate({ dialect: 'postgres', writes: transaction });
    await lockPostgresExclusively(
      transaction,
      schemas.map(({ name }) => name),
    );
    const filled = await filledTables(transaction, schemas);
    if (filled.length > 0) await keep(transaction, filled);
    await prepare(filled.length > 0 ? transaction : null);
    if (filled.length > 0) await emptyTables(transaction, schemas);
    return copyTables(
      { dialect: 'sqlite', db: copy.reads },
      { dialect: 'postgres', db: transaction },
      schemas,
    );
  });
}
