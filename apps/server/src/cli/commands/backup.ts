import { statSync } from 'node:fs';
import { join } from 'node:path';
import { formatNumber, type LastBackup } from '@bahai-friends/contract';
import { systemClock } from '../../clock.ts';
import { openDatabase } from '../../db/open-database.ts';
import { errorMessage } from '../../errors/error-message.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { saveLastBackup } from '../../features/backups/backups.repository.ts';
import { createFileAtomically } from '../../files/atomic-file.ts';
import { type DatedNames, datedName, removeOldest } from '../../files/dated-files.ts';
import { copyDatabase } from '../../maintenance/backup/backup.ts';
import type { Settings } from '../../settings.ts';
import { callerPath } from '../caller-path.ts';

const KEEP_MAX = 10_000;
/** Of the backups in a folder, as in `bahai-friends-20260321T031500Z.sqlite`. */
const NAMES: DatedNames = { start: 'bahai-friends-', end: '.sqlite' };

/** The dashboard tells of it. A backup is one all the same when that cannot be noted. */
async function note(settings: Settings, backup: LastBackup): Promise<void> {
  try {
    const database = openDatabase(settings, () => {});
    try {
      await saveLastBackup(database.writes, backup);
    } finally {
      await database.close();
    }
  } catch (error) {
    console.log(`The dashboard will not tell of this backup: ${errorMessage(error)}`);
  }
}

async function write(path: string, settings: Settings, at: string): Promise<void> {
  const backup = { at, way: 'command' } as const;
  await createFileAtomically(path, (part) => copyDatabase(settings, part, backup));
  const kilobytes = formatNumber(Math.ceil(statSync(path).size / 1024));
  console.log(`Wrote a backup of the whole database to ${path} (${kilobytes} kB).`);
  await note(settings, backup);
}

function parseKeep(text: string): number {
  const keep = Number(text);
  if (/^\d{1,5}$/.test(text) && keep >= 1 && keep <= KEEP_MAX) return keep;
  throw new OperatorError(`--keep must be a whole number from 1 to ${formatNumber(KEEP_MAX)}.`);
}

/**
 * Writes the whole database into a new file, from which `restore` brings it back.
 *
 * @param target The file; with `keep` a folder, where the file gets a name of its own and older ones go
 *   until so many are left. Not before the new one is there, and no files but those.
 */
export async function writeBackup(
  target: string,
  keep: string | undefined,
  settings: Settings,
): Promise<void> {
  const at = systemClock.now();
  const path = callerPath(target);
  if (keep === undefined) {
    await write(path, settings, at);
    return;
  }
  const count = parseKeep(keep);
  const newest = datedName(NAMES, at);
  await write(join(path, newest), settings, at);
  const removed = removeOldest(path, NAMES, { keep: count, newest });
  if (removed > 0) console.log(`Removed ${formatNumber(removed)} older than the newest ${count}.`);
}
