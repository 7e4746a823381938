import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { appliedMigrations, isOutdated, isUpToDate, migrate } from '../db/migrate.ts';
import { type DatabaseLocation, SQLITE_FILE, sqlitePath } from '../db/open-database.ts';
import { upgradePostgres } from '../db/postgres/postgres-upgrade.ts';
import { copySqlite, createSqliteCopy } from '../db/sqlite/sqlite-copy.ts';
import { type DatedNames, datedName, removeOldest } from '../files/dated-files.ts';

/** The names of the copies, beside the database, as in `bahai-friends.sqlite.before-upgrade-20260321T093000Z`. */
const NAMES: DatedNames = { start: `${SQLITE_FILE}.before-upgrade-`, end: '' };
/** Copies of the last upgrades that stay. */
const KEPT = 3;

/** Removes parts of copies by starts that were killed: each may be as large as the database. */
function removeParts(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(NAMES.start) && /\.part(-journal)?$/.test(name)) rmSync(join(folder, name));
  }
}

/** @returns The path of the copy; null when another process has upgraded the database meanwhile. */
async function upgradeSqlite(
  database: Database,
  path: string,
  clock: Pick<Clock, 'now'>,
): Promise<string | null> {
  if (!isOutdated(await appliedMigrations(database.reads, 'sqlite'))) return null;
  const folder = dirname(path);
  removeParts(folder);
  const newest = datedName(NAMES, clock.now());
  const copy = join(folder, newest);
  // A copy of this very second was made by a start that was killed before it had changed anything.
  if (!existsSync(copy)) await createSqliteCopy(copy, (part) => copySqlite(path, part));
  try {
    await migrate(database);
  } catch (error) {
    // Nothing was changed: otherwise a site that is started again and again would fill the disk with copies.
    rmSync(copy, { force: true });
    throw error;
  }
  removeOldest(folder, NAMES, { keep: KEPT, newest });
  return copy;
}

/**
 * Brings a database up to date, when nobody else goes on using it as it is. An embedded one of a former version is
 * copied first, since no former version accepts it afterwards. A PostgreSQL database is not copied: the account that
 * runs the site may not be able to.
 *
 * @returns The path of that copy; null when none was needed.
 * @throws OperatorError when an older version is running, the database cannot be copied, such as on a full disk, or
 *   cannot be brought up to date; nothing is then changed.
 */
export async function upgrade(
  database: Database,
  location: DatabaseLocation,
  clock: Pick<Clock, 'now'>,
): Promise<string | null> {
  const applied = await appliedMigrations(database.reads, database.dialect);
  // Kysely would look at every column of every table first.
  if (isUpToDate(applied)) return null;
  if (!isOutdated(applied)) {
    await migrate(database);
    return null;
  }
  if (database.whileAlone !== undefined) {
    return database.whileAlone(() => upgradeSqlite(database, sqlitePath(location), clock));
  }
  await upgradePostgres(database.writes);
  return null;
}
