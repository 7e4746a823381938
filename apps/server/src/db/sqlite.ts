import { closeSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, Kysely, SqliteDialect } from 'kysely';
import { StartupError } from '../errors/startup-error.ts';
import { CommitCount } from './commit-count.ts';
import type { Database } from './database.ts';
import { migrationNames } from './migrations/index.ts';
import { notingWrites } from './noted-writes.ts';
import { adaptSqlite } from './sqlite-adapter.ts';
import type { Tables } from './tables.ts';

/** Marks the file as this product's ("BAHF"), so that no other program's database is migrated. */
const APPLICATION_ID = 0x42414846;
/** File format: https://www.sqlite.org/fileformat2.html, header string and application id. */
const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const APPLICATION_ID_OFFSET = 68;
/** Another process of ours (a command-line task) may hold the write lock for a moment. */
const BUSY_TIMEOUT_MS = 5000;

function readHeader(path: string): Buffer | null {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) return null;
  const file = openSync(path, 'r');
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    readSync(file, header, 0, HEADER_BYTES, 0);
    return header;
  } finally {
    closeSync(file);
  }
}

const damaged = (path: string) =>
  new StartupError(
    `The database file ${path} is damaged. It was left as it is; restore it from a backup.`,
  );

/** Refuses, without changing a byte, a file that is damaged, foreign or from a newer version. */
function inspect(path: string): void {
  const header = readHeader(path);
  if (header === null) return;
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) throw damaged(path);
  if (header.readUInt32BE(APPLICATION_ID_OFFSET) !== APPLICATION_ID) {
    throw new StartupError(`The database file ${path} belongs to another program.`);
  }
  let applied: string[];
  try {
    applied = inspectContents(path);
  } catch (cause) {
    throw Object.assign(damaged(path), { cause });
  }
  if (applied.some((name) => !migrationNames.includes(name))) {
    throw new StartupError(
      `The database file ${path} was written by a newer version. It was left as it is; use that version.`,
    );
  }
}

/** The names of the migrations applied; throws when the file is damaged. */
function inspectContents(path: string): string[] {
  const database = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    const [check] = database.prepare('pragma quick_check(1)').all();
    if (check?.quick_check !== 'ok') throw new Error(String(check?.quick_check));
    const table = database.prepare("select 1 from sqlite_schema where name = 'kysely_migration'");
    if (table.get() === undefined) return [];
    return database
      .prepare('select name from kysely_migration')
      .all()
      .map((row) => String(row.name));
  } finally {
    database.close();
  }
}

function openWriter(path: string): DatabaseSync {
  const database = new DatabaseSync(path, {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  });
  // The id goes in before the write-ahead log, so that it always stands in the file itself.
  database.exec(`pragma application_id = ${APPLICATION_ID}`);
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  return database;
}

const dialectOf = (database: DatabaseSync): Dialect =>
  new SqliteDialect({ database: adaptSqlite(database) });

/**
 * Opens (or creates) the embedded database.
 *
 * @param path The file's absolute path; its folder is created.
 * @throws StartupError when the file or folder cannot be used; the file is then left untouched.
 */
export function openSqlite(path: string): Database {
  try {
    mkdirSync(dirname(path), { recursive: true });
    inspect(path);
    const writer = openWriter(path);
    const reader = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    const commits = new CommitCount(reader);
    return {
      dialect: 'sqlite',
      reads: new Kysely<Tables>({ dialect: dialectOf(reader) }),
      writes: new Kysely<Tables>({
        dialect: notingWrites(dialectOf(writer), () => commits.look()),
      }),
      revision: () => commits.revision(),
      async close() {
        // Closed directly: Kysely closes only what it has used.
        for (const database of [reader, writer]) if (database.isOpen) database.close();
      },
    };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The database file ${path} cannot be opened: ${reason}`);
  }
}
