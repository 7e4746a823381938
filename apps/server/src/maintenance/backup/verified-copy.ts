import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Dialect } from '../../db/database.ts';
import { openSqliteCopy } from '../../db/sqlite/sqlite-copy.ts';
import { type SqliteFileState, sqliteFileState } from '../../db/sqlite/sqlite-file-check.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import {
  createNewPrivateFolder,
  createPrivateFile,
  makeFilePrivate,
} from '../../files/private-files.ts';
import { checkDatabase } from '../checks/database-checks.ts';
import { copyIntoFreshFile, UnfitDatabase } from './fresh-copy.ts';

/** Why a file cannot be used. */
const REASONS: Readonly<Partial<Record<SqliteFileState, string>>> = {
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
  if (statSync(file).isDirectory()) throw unusable(file, 'is a folder: name the backup in it');
  for (const ending of ['', ...COMPANIONS]) {
    if (!existsSync(`${file}${ending}`)) continue;
    copyFileSync(`${file}${ending}`, `${copy}${ending}`);
    makeFilePrivate(`${copy}${ending}`);
  }
}

/** The file to copy, the folder of the copy, and the kind of database that it is for. */
interface CopySource {
  readonly file: string;
  /** The folder of the copy, which is created, and removed at the end. */
  readonly folder: string;
  /** The kind of database that the copy becomes, or is loaded into. */
  readonly target: Dialect;
  /** Tables whose rows are not copied. */
  readonly leftBehind: readonly string[];
}

/** The result of the work with a copy, and notes about the original, a line for each. */
export interface CopyOutcome<T> {
  readonly result: T;
  readonly notes: readonly string[];
}

/** Copies the rows into a fresh file. A copy of the whole file could have a trigger that changes what is written. */
async function copyRows({ file, folder, leftBehind }: CopySource, path: string): Promise<string[]> {
  const raw = join(folder, 'original.sqlite');
  copyFiles(file, raw);
  const reason = REASONS[sqliteFileState(raw)];
  if (reason !== undefined) throw unusable(file, reason);
  const original = openSqliteCopy(raw);
  try {
    return await copyIntoFreshFile(original, path, leftBehind);
  } catch (error) {
    throw error instanceof UnfitDatabase ? unusable(file, error.message) : error;
  } finally {
    await original.close();
    // The disk need not hold a third copy.
    for (const ending of ['', ...COMPANIONS]) rmSync(`${raw}${ending}`, { force: true });
  }
}

/**
 * Rows that break a rule. They are in use where the file comes from: a database that can store them gets them, and they
 * are listed.
 */
async function brokenRules(copy: Database, { file, target }: CopySource): Promise<string[]> {
  const broken: string[] = [];
  for await (const { check, problems, impossibleIn } of checkDatabase(copy)) {
    if (problems.length === 0) continue;
    const text = `This does not hold: ${check} (${problems[0]})`;
    if (impossibleIn.includes(target)) throw unusable(file, `cannot be used. ${text}`);
    broken.push(`${text}. It was taken over as it is; check names all such rows.`);
  }
  return broken;
}

/**
 * Copies the rows of a database file into a new one with the tables of this version, and runs all checks on it. The
 * file itself is only read.
 *
 * @throws OperatorError when the file cannot be used.
 */
export async function withVerifiedCopy<T>(
  source: CopySource,
  work: (copy: Database, path: string) => Promise<T>,
): Promise<CopyOutcome<T>> {
  const { folder } = source;
  rmSync(folder, { recursive: true, force: true });
  createNewPrivateFolder(folder);
  try {
    const path = join(folder, 'copy.sqlite');
    createPrivateFile(path);
    const left = await copyRows(source, path);
    const copy = openSqliteCopy(path);
    try {
      const notes = [...left, ...(await brokenRules(copy, source))];
      return { result: await work(copy, path), notes };
    } finally {
      await copy.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
