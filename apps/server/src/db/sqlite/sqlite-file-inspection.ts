import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isNewer } from '../migrate.ts';

/** Marks the file as this product's ("BAHF"), so that no other program's database is migrated. */
export const APPLICATION_ID = 0x42414846;
/** File format: https://www.sqlite.org/fileformat2.html, header string and application id. */
const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const APPLICATION_ID_OFFSET = 68;
/** Another process of ours (a command-line task) may hold the write lock for a moment. */
export const BUSY_TIMEOUT_MS = 5000;

/** SQLite's result codes that the product tells apart: https://www.sqlite.org/rescode.html */
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

const resultCode = (error: unknown): number =>
  ((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff;

/** Whether somebody else holds the lock that was asked for. */
export const isBusy = (error: unknown): boolean => resultCode(error) === BUSY;
/** Whether the file's content, not the machine, was the reason. */
export const isDamage = (error: unknown): boolean =>
  [CORRUPT, NOT_A_DATABASE].includes(resultCode(error));

/** What a file is to this product; `empty` has no byte in it. */
export type SqliteFinding = 'none' | 'empty' | 'damaged' | 'foreign' | 'newer' | 'sound';

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

function appliedTo(database: DatabaseSync): string[] {
  const table = database.prepare("select 1 from sqlite_schema where name = 'kysely_migration'");
  if (table.get() === undefined) return [];
  return database
    .prepare('select name from kysely_migration')
    .all()
    .map(({ name }) => String(name));
}

function inspectContents(path: string): SqliteFinding {
  const database = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    const [check] = database.prepare('pragma quick_check(1)').all();
    if (check?.quick_check !== 'ok') return 'damaged';
    return isNewer(appliedTo(database)) ? 'newer' : 'sound';
  } catch (error) {
    if (isDamage(error)) return 'damaged';
    throw error;
  } finally {
    database.close();
  }
}

/** Looks at a file without changing a byte of it. */
export function inspectSqlite(path: string): SqliteFinding {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) return 'none';
  if (size === 0) return 'empty';
  const header = readHeader(path);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'damaged';
  if (header.readUInt32BE(APPLICATION_ID_OFFSET) !== APPLICATION_ID) return 'foreign';
  return inspectContents(path);
}
