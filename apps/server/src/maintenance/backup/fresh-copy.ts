import type { Database } from '../../db/database.ts';
import { appliedMigrations, migrate } from '../../db/migrate.ts';
import { openSqliteCopy } from '../../db/sqlite/sqlite-copy.ts';
import { isSqliteError } from '../../db/sqlite/sqlite-errors.ts';
import { errorMessage } from '../../errors/error-message.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { storageProblems } from '../checks/storage-checks.ts';
import { type SchemaDifference, schemaDifferences } from '../schema/schema-differences.ts';
import { migratedSqliteSchema, sqliteSchema } from '../schema/sqlite-schema.ts';
import { copyTables } from './table-copy.ts';
import { tableSchemas } from './table-schemas.ts';

/** Why a database cannot be copied; the message is the rest of a sentence about it. */
export class UnfitDatabase extends OperatorError {}

/** Rows of a missing table or column cannot be read. */
const isFatal = ({ kind, object }: SchemaDifference): boolean =>
  kind === 'missing' && ['table', 'column'].includes(object.kind);

const OUTCOMES: Readonly<Record<SchemaDifference['kind'], string>> = {
  foreign: 'it was left behind',
  missing: 'it was made again',
  other: 'the rows are now in one that is',
};

/**
 * The differences between a database of any version and what the migrations that were applied to it make.
 *
 * @throws UnfitDatabase when none was applied, when it is damaged, or when it lacks tables or columns.
 */
export async function assertCopyable(
  original: Database,
  leftBehind: readonly string[],
): Promise<{ readonly last: string; readonly differences: readonly SchemaDifference[] }> {
  const last = (await appliedMigrations(original.reads, 'sqlite')).at(-1);
  if (last === undefined) throw new UnfitDatabase('is empty');
  const [damage] = await storageProblems(original, leftBehind);
  if (damage !== undefined) throw new UnfitDatabase(`is damaged (${damage})`);
  const expected = await migratedSqliteSchema(last);
  const differences = schemaDifferences(await sqliteSchema(original.reads), expected);
  const fatal = differences.find(isFatal);
  if (fatal !== undefined) throw new UnfitDatabase(`is not whole: ${fatal.text}`);
  return { last, differences };
}

async function copyRows(
  original: Database,
  fresh: Database,
  leftBehind: readonly string[],
): Promise<void> {
  try {
    await fresh.writes.transaction().execute(async (transaction) => {
      await copyTables(
        { dialect: 'sqlite', db: original.reads },
        { dialect: 'sqlite', db: transaction },
        await tableSchemas(transaction),
        leftBehind,
      );
      // The database into which the copy is restored is in use from now on.
      await transaction.deleteFrom('installation').where('key', '=', 'moved-to').execute();
    });
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    throw new UnfitDatabase(`holds rows that this program cannot have: ${errorMessage(error)}`);
  }
}

/**
 * Copies the rows of an SQLite database of any version into a new file, whose tables, indexes and triggers are those
 * of this version and nothing else.
 *
 * @param path An empty or new file.
 * @param leftBehind Tables that stay empty.
 * @returns The differences of the original from the migrations' tables, and what was done about each, a line for each.
 * @throws UnfitDatabase when the database cannot be copied.
 */
export async function copyIntoFreshFile(
  original: Database,
  path: string,
  leftBehind: readonly string[],
): Promise<string[]> {
  const { last, differences } = await assertCopyable(original, leftBehind);
  const fresh = openSqliteCopy(path);
  try {
    await migrate(fresh, last);
    await copyRows(original, fresh, leftBehind);
    await migrate(fresh);
  } finally {
    await fresh.close();
  }
  return differences.map(({ kind, text }) => `In it ${text}: ${OUTCOMES[kind]}.`);
}
