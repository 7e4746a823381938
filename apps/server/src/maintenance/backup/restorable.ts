import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import { appliedMigrations, isOutdated } from '../../db/migrate.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { createNewPrivateFolder } from '../../files/private-files.ts';
import { assertCopyable, copyIntoFreshFile, UnfitDatabase } from './fresh-copy.ts';
import { TABLES_NOT_RESTORED } from './tables-not-restored.ts';

/**
 * Tries to restore a backup, unless its tables are those that the migrations make: its rows have come through the same
 * rules already.
 */
async function tryRestore(backup: Database, folder: string): Promise<void> {
  const { differences } = await assertCopyable(backup, TABLES_NOT_RESTORED);
  if (differences.length === 0 && !isOutdated(await appliedMigrations(backup.reads, 'sqlite')))
    return;
  createNewPrivateFolder(folder);
  try {
    await copyIntoFreshFile(backup, join(folder, 'copy.sqlite'), TABLES_NOT_RESTORED);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Proves that a new backup can be restored, since people rely on it.
 *
 * @param folder A restore is tried in it when there is any doubt; the folder is created, and removed at the end.
 * @throws OperatorError when it cannot.
 */
export async function assertRestorable(backup: Database, folder: string): Promise<void> {
  try {
    await tryRestore(backup, folder);
  } catch (error) {
    if (!(error instanceof UnfitDatabase)) throw error;
    throw new OperatorError(
      `The database ${error.message}, and so would be its copy: no backup was written.`,
    );
  }
}
