import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { appliedMigrations, isOutdated, migrate } from '../db/migrate.ts';
import { type DatabaseSettings, SQLITE_FILE, sqlitePath } from '../db/open-database.ts';
import { copySqlite } from '../db/sqlite/sqlite-copy.ts';
import { createFileAtomically } from '../files/atomic-file.ts';
import { type DatedNames, datedName, removeOldest } from '../files/dated-files.ts';

/** Beside the database, as in `bahai-friends.sqlite.before-upgrade-20260321T093000Z`. */
const NAMES: DatedNames = { start: `${SQLITE_FILE}.before-upgrade-`, end: '' };
/** Copies of the last upgrades that stay. */
const KEPT = 3;

/**
 * Brings a database up to date. An embedded one that a former version has written is copied first: no former
 * version takes it afterwards. The account that runs a site may not be able to copy one of PostgreSQL's.
 *
 * @returns The path of that copy; null when none was needed.
 * @throws OperatorError when it cannot be copied, such as on a full disk, or not be brought up to date; nothing
 *   is then changed.
 */
export async function upgrade(
  database: Database,
  settings: DatabaseSettings,
  clock: Pick<Clock, 'now'>,
): Promise<string | null> {
  const applied = await appliedMigrations(database.reads, database.dialect);
  if (database.dialect !== 'sqlite' || !isOutdated(applied)) {
    await migrate(database);
    return null;
  }
  const path = sqlitePath(settings);
  const newest = datedName(NAMES, clock.now());
  const copy = join(dirname(path), newest);
  // One of this second was made by a start that was killed before it had changed anything.
  if (!existsSync(copy)) await createFileAtomically(copy, (part) => copySqlite(path, part));
  try {
    await migrate(database);
  } catch (error) {
    // Nothing has changed: started again and again, the disk would be full of copies of the same.
    rmSync(copy, { force: true });
    throw error;
  }
  removeOldest(dirname(path), NAMES, { keep: KEPT, newest });
  return copy;
}
