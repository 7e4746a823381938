import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../clock.ts';
import {
  createDataFolder,
  singleConnectionDatabase,
  workFolder,
} from '../../db/sqlite/sqlite-database.ts';
import { isSqliteBusy } from '../../db/sqlite/sqlite-errors.ts';
import { sqliteFileState } from '../../db/sqlite/sqlite-file-check.ts';
import { lockSqliteExclusively } from '../../db/sqlite/sqlite-lock.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { syncToDisk } from '../../files/sync-to-disk.ts';
import {
  type ReplacedSending,
  readReplacedSending,
  settleSending,
} from './sending-after-restore.ts';
import { TABLES_NOT_RESTORED } from './tables-not-restored.ts';
import { COMPANIONS, type CopyOutcome, withVerifiedCopy } from './verified-copy.ts';

/** Merges the log into the file (checkpoint), so that the file alone is the whole database. */
function mergeLog(path: string): void {
  try {
    // A damaged file is kept as it is, with its log; so is a file that is empty beside its log.
    if (['empty', 'damaged'].includes(sqliteFileState(path))) return;
    const database = new DatabaseSync(path, { timeout: 0 });
    try {
      database.exec('pragma journal_mode = delete');
    } finally {
      database.close();
    }
  } catch (error) {
    if (!isSqliteBusy(error)) throw error;
    throw new OperatorError(
      `Another program has the database file ${path} open. Close it first. Nothing was changed.`,
    );
  }
}

/** What the replaced database stores about sending; null when there is none, or it cannot be read. */
async function readReplaced(path: string): Promise<ReplacedSending | null> {
  if (!existsSync(path) || sqliteFileState(path) === 'empty') return null;
  mergeLog(path);
  try {
    const old = singleConnectionDatabase(new DatabaseSync(path, { readOnly: true }));
    try {
      return await readReplacedSending(old.reads);
    } finally {
      await old.close();
    }
  } catch {
    // Its errors do not matter: it is about to be replaced, and the file is kept as it is.
    return null;
  }
}

function keep(path: string, kept: string): void {
  const endings = ['', ...COMPANIONS].filter((ending) => existsSync(`${path}${ending}`));
  try {
    for (const ending of endings) {
      copyFileSync(`${path}${ending}`, `${kept}${ending}`, constants.COPYFILE_EXCL);
      syncToDisk(`${kept}${ending}`);
    }
    syncToDisk(dirname(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      for (const ending of endings) rmSync(`${kept}${ending}`, { force: true });
    }
    throw error;
  }
}

/** Gives the new file the permissions and the owner of the old one, also when the administrator restores. */
function giveToOwnerOf(path: string, copy: string): void {
  const old = existsSync(path);
  const { mode, uid, gid } = statSync(old ? path : dirname(path));
  if (old) chmodSync(copy, mode & 0o777);
  if (process.getuid?.() === 0) chownSync(copy, uid, gid);
}

/**
 * In this order a crash leaves either the old database whole or the new one: a log that belongs to
 * the old file must never lie beside the new one.
 */
function replace(path: string, copy: string, kept: string): boolean {
  const old = existsSync(path);
  if (old) {
    mergeLog(path);
    keep(path, kept);
  }
  giveToOwnerOf(path, copy);
  syncToDisk(copy);
  for (const ending of [...COMPANIONS, '-shm']) rmSync(`${path}${ending}`, { force: true });
  syncToDisk(dirname(path));
  renameSync(copy, path);
  syncToDisk(dirname(path));
  return old;
}

/** A folder and its parents that do not exist yet, the innermost first. */
const missingFolders = (folder: string): string[] =>
  existsSync(folder) ? [] : [folder, ...missingFolders(dirname(folder))];

/** Removes folders that were made in vain, unless somebody has put something into them. */
function removeEmpty(folders: readonly string[]): void {
  try {
    for (const folder of folders) rmdirSync(folder);
  } catch (error) {
    if (!['ENOTEMPTY', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

interface Replaced {
  readonly wasThere: boolean;
  /** Notes about what the restored site sends. */
  readonly notes: readonly string[];
}

/**
 * Replaces the embedded database by a copy of a backup, in which all sessions have ended.
 *
 * @param kept Where the old database is kept.
 * @param clock Its day counts as sent.
 * @returns Whether there was an old one, and notes about the backup.
 * @throws OperatorError when the file cannot be used or the database is in use; nothing is changed.
 */
export async function replaceSqlite(
  file: string,
  path: string,
  kept: string,
  clock: Pick<Clock, 'now' | 'epochMilliseconds'>,
): Promise<CopyOutcome<Replaced>> {
  const made = missingFolders(dirname(path));
  createDataFolder(dirname(path));
  const lock = lockSqliteExclusively(path);
  try {
    const folder = workFolder(path, 'restoring');
    const source = { file, folder, target: 'sqlite', leftBehind: TABLES_NOT_RESTORED } as const;
    return await withVerifiedCopy(source, async (copy, copyPath) => {
      const notes = await settleSending(copy, await readReplaced(path), clock);
      await copy.close();
      return { wasThere: replace(path, copyPath, kept), notes };
    });
  } catch (error) {
    lock.removeNewFile();
    removeEmpty(made);
    throw error;
  } finally {
    lock.release();
  }
}
