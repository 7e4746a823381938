import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { errorMessage } from '../../errors/error-message.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { terminalText } from '../../terminal-text.ts';
import { isNewer } from '../migrate.ts';
import { openReader } from './sqlite-connections.ts';
import { isSqliteDamage } from './sqlite-errors.ts';

/** Marks the file as this product's ("BAHF"), so that no other program's database is migrated. */
export const APPLICATION_ID = 0x42414846;
/**
 * Marks a file as moved to PostgreSQL ("BAHM"); its row `moved-to` says where. Versions that do not know of moved
 * files take it for another program's, and leave it alone as well.
 */
export const MOVED_APPLICATION_ID = 0x4241484d;
/** File format: https://www.sqlite.org/fileformat2.html, header string and application id. */
const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const APPLICATION_ID_OFFSET = 68;

/** The states of a file; `empty` means that it has no bytes. */
export type SqliteFileState =
  | 'none'
  | 'empty'
  | 'damaged'
  | 'foreign'
  | 'newer'
  | 'moved'
  | 'sound';

function readHeader(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    readSync(file, header, 0, HEADER_BYTES, 0);
    return header;
  } finally {
    closeSync(file);
  }
}

const applicationId = (path: string): number =>
  readHeader(path).readUInt32BE(APPLICATION_ID_OFFSET);

/** Whether an existing file carries the mark; only its first bytes are read. */
export const isMarkedAsMoved = (path: string): boolean =>
  applicationId(path) === MOVED_APPLICATION_ID;

/** The migrations that were applied to a file, read before it is opened as a database of the product. */
function migrationsInFile(database: DatabaseSync): string[] {
  const table = database.prepare("select 1 from sqlite_schema where name = 'kysely_migration'");
  if (table.get() === undefined) return [];
  return database
    .prepare('select name from kysely_migration')
    .all()
    .map(({ name }) => String(name));
}

function stateOfContents(path: string): SqliteFileState {
  const database = openReader(path);
  try {
    const [check] = database.prepare('pragma quick_check(1)').all();
    if (check?.quick_check !== 'ok') return 'damaged';
    return isNewer(migrationsInFile(database)) ? 'newer' : 'sound';
  } catch (error) {
    if (isSqliteDamage(error)) return 'damaged';
    throw error;
  } finally {
    database.close();
  }
}

/** Looks at a file without changing a byte of it. */
export function sqliteFileState(path: string): SqliteFileState {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) return 'none';
  if (size === 0) return 'empty';
  const header = readHeader(path);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'damaged';
  const id = applicationId(path);
  if (id !== APPLICATION_ID && id !== MOVED_APPLICATION_ID) return 'foreign';
  const state = stateOfContents(path);
  return state === 'sound' && id === MOVED_APPLICATION_ID ? 'moved' : state;
}

/** Why a file is left alone, in one line. */
const REASONS: Readonly<Record<Exclude<SqliteFileState, 'none' | 'moved' | 'sound'>, string>> = {
  empty:
    'is empty: what it held is gone. Restore it from a backup, or delete the file if it never held anything.',
  damaged: 'is damaged. It was left as it is; restore it from a backup.',
  foreign:
    'belongs to another program. It was left as it is; let DATA_DIR name another folder, or move the file away.',
  newer: 'was written by a newer version. It was left as it is; use that version.',
};

/** The place that a file names as the one it was moved to. */
function movedTo(path: string): string {
  const database = openReader(path);
  try {
    const row = database.prepare("select value from installation where key = 'moved-to'").get();
    return terminalText(String(row?.value ?? 'a PostgreSQL database'));
  } finally {
    database.close();
  }
}

/**
 * Checks a file that is to be opened, without changing a byte of it.
 *
 * @returns `none` when there is no file.
 * @throws OperatorError when it is empty, damaged, foreign, from a newer version, or moved to PostgreSQL.
 */
export function assertUsableSqliteFile(path: string): 'none' | 'sound' {
  const state = sqliteFileState(path);
  if (state === 'none' || state === 'sound') return state;
  if (state === 'moved') {
    throw new OperatorError(
      `The database file ${path} was moved to ${movedTo(path)}, and is no longer used: set DATABASE_URL to that database. docs/deploy.md says how to go back.`,
    );
  }
  throw new OperatorError(`The database file ${path} ${REASONS[state]}`);
}

/** Opens a file; an error becomes one line that names the file. @throws OperatorError */
export function openingSqliteFile<T>(path: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const reason = errorMessage(error);
    throw new OperatorError(`The database file ${path} cannot be opened: ${reason}`, {
      cause: error,
    });
  }
}
