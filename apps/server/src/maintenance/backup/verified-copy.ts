import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Dialect } from '../../db/database.ts';
import { appliedMigrations, migrate } from '../../db/migrate.ts';
import { openSqliteCopy } from '../../db/sqlite/sqlite-copy.ts';
import { type SqliteFileState, sqliteFileState } from '../../db/sqlite/sqlite-file-check.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { endAllSessions } from '../../features/session/session.repository.ts';
import { deleteAllInvitations } from '../../features/users/invitations.repository.ts';
import { createNewPrivateFolder, makeFilePrivate } from '../../files/private-files.ts';
import { checkDatabase } from '../checks/database-checks.ts';

/** Why a file cannot be used. */
const REASONS: Readonly<Record<Exclude<SqliteFileState, 'sound'>, string>> = {
  none: 'is not there',
  empty: 'is empty',
  damaged: 'is damaged or no backup',
  foreign: 'belongs to another program',
  newer: 'was written by a newer version: use that version',
};

const unusable = (file: string, reason: string) =>
  new OperatorError(`The file ${file} ${reason}. Nothing was changed.`);

/** What SQLite keeps beside a database that was not closed in order. */
export const COMPANIONS = ['-wal', '-journal'] as const;

function copyFiles(file: string, copy: string): void {
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  for (const ending of ['', ...COMPANIONS]) {
    if (!existsSync(`${file}${ending}`)) continue;
    copyFileSync(`${file}${ending}`, `${copy}${ending}`);
    makeFilePrivate(`${copy}${ending}`);
  }
}

/** What is copied, where, and for which database. */
interface CopySource {
  readonly file: string;
  /** Where the copy lies while it is worked with; made, and removed at the end. */
  readonly folder: string;
  /** The database that the copy becomes, or is loaded into. */
  readonly target: Dialect;
}

async function bringUpToDate(copy: Database, { file, target }: CopySource): Promise<void> {
  if ((await appliedMigrations(copy.reads, 'sqlite')).length === 0)
    throw unusable(file, 'is empty');
  await migrate(copy);
  for await (const { check, problems, toleratedBy } of checkDatabase(copy)) {
    if (problems.length === 0 || toleratedBy.includes(target)) continue;
    throw unusable(file, `cannot be used. This does not hold: ${check} (${problems[0]})`);
  }
}

/**
 * Makes a copy of a database file, migrates it and runs all checks on it. The file itself is only read.
 *
 * @throws OperatorError when the file cannot be used.
 */
export async function withVerifiedCopy<T>(
  source: CopySource,
  work: (copy: Database, path: string) => Promise<T>,
): Promise<T> {
  const { file, folder } = source;
  rmSync(folder, { recursive: true, force: true });
  createNewPrivateFolder(folder);
  const path = join(folder, 'copy.sqlite');
  try {
    copyFiles(file, path);
    const state = sqliteFileState(path);
    if (state !== 'sound') throw unusable(file, REASONS[state]);
    const copy = openSqliteCopy(path);
    try {
      await bringUpToDate(copy, source);
      return await work(copy, path);
    } finally {
      await copy.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The same for a backup, whose sessions are all ended and whose invitations are void: some sessions had ended
 * since it was made, by a logout or with an old password, some links were used or withdrawn, and nobody can tell
 * which.
 */
export function withBackupCopy<T>(
  source: CopySource,
  work: (copy: Database, path: string) => Promise<T>,
): Promise<T> {
  return withVerifiedCopy(source, async (copy, path) => {
    await endAllSessions(copy.writes);
    await deleteAllInvitations(copy.writes);
    return work(copy, path);
  });
}
