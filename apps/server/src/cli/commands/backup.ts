import { statSync } from 'node:fs';
import { join } from 'node:path';
import { formatNumber, type LastBackup } from '@bahai-friends/contract';
import { systemClock } from '../../clock.ts';
import { openDatabase } from '../../db/open-database.ts';
import { createSqliteCopy } from '../../db/sqlite/sqlite-copy.ts';
import type { Environment } from '../../environment.ts';
import { errorMessage } from '../../errors/error-message.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { saveLastBackup } from '../../features/backups/backups.repository.ts';
import { type DatedNames, datedName, removeOldest } from '../../files/dated-files.ts';
import { copyDatabase } from '../../maintenance/backup/backup.ts';
import { callerPath } from '../caller-path.ts';

const KEEP_MAX = 10_000;
/** The names of the backups in a folder, such as `bahai-friends-20260321T031500Z.sqlite`. */
const NAMES: DatedNames = { start: 'bahai-friends-', end: '.sqlite' };

/** Stores that a backup was made, for the dashboard to show. A backup for which this fails is valid all the same. */
async function note(environment: Environment, backup: LastBackup): Promise<void> {
  try {
    const database = openDatabase(environment, () => {});
    try {
      await saveLastBackup(database.writes, backup);
    } finally {
      await database.close();
    }
  } catch (error) {
    console.log(`The dashboard will not tell of this backup: ${errorMessage(error)}`);
  }
}

async function write(path: string, environment: Environment, at: string): Promise<void> {
  const backup = { at, way: 'command' } as const;
  await createSqliteCopy(path, (part) => copyDatabase(environment, part, backup));
  const kilobytes = formatNumber(Math.ceil(statSync(path).size / 1024));
  console.log(`Wrote a backup of the whole database to ${path} (${kilobytes} kB).`);
  await note(environment, backup);
}

function parseKeep(text: string): number {
  const keep = Number(text);
  if (/^\d{1,5}$/.test(text) && keep >= 1 && keep <= KEEP_MAX) return keep;
  throw new OperatorError(`--keep must be a whole number from 1 to ${formatNumber(KEEP_MAX)}.`);
}

/**
 * Writes the whole database into a new file, from which `restore` brings it back.
 *
 * @param target The file; with `keep` a folder, in which the file gets a name with the time.
 * @param keep How many backups are left in the folder: older ones are removed once the new one is there.
 */
export async function writeBackup(
  target: string,
  keep: string | undefined,
  environment: Environment,
): Promise<void> {
  const at = systemClock.now();
  const path = callerPath(target);
  if (keep === undefined) {
    await write(path, environment, at);
    return;
  }
  const count = parseKeep(keep);
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) {
    throw new OperatorError(
      `--keep: ${path} is a file. Name the folder in which the backups are kept.`,
    );
  }
  const newest = datedName(NAMES, at);
  await write(join(path, newest), environment, at);
  const removed = removeOldest(path, NAMES, { keep: count, newest });
  if (removed > 0) console.log(`Removed ${formatNumber(removed)} older than the newest ${count}.`);
}
