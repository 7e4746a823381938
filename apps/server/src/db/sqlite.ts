import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import { reasonOf } from '../errors/reason.ts';
import { StartupError } from '../errors/startup-error.ts';
import { CommitCount } from './commit-count.ts';
import type { Database } from './database.ts';
import { notingWrites } from './noted-writes.ts';
import { adaptSqlite } from './sqlite-adapter.ts';
import {
  APPLICATION_ID,
  BUSY_TIMEOUT_MS,
  inspectSqlite,
  type SqliteFinding,
} from './sqlite-file.ts';
import { shareSqlite } from './sqlite-lock.ts';
import type { Tables } from './tables.ts';

/** Why a file is left alone, in one line. */
const REFUSALS: Readonly<Record<Exclude<SqliteFinding, 'empty' | 'sound'>, string>> = {
  damaged: 'is damaged. It was left as it is; restore it from a backup.',
  foreign: 'belongs to another program.',
  newer: 'was written by a newer version. It was left as it is; use that version.',
};

/** Refuses, without changing a byte, a file that is damaged, foreign or from a newer version. */
export function refuseUnsound(path: string): void {
  const finding = inspectSqlite(path);
  if (finding === 'empty' || finding === 'sound') return;
  throw new StartupError(`The database file ${path} ${REFUSALS[finding]}`);
}

/** Nobody but its owner reads a new file: it holds logins and hashes of passwords. Its log is like it. */
function createForOwner(path: string): void {
  // Appended to: another process may have made it since.
  if (!existsSync(path)) writeFileSync(path, '', { flag: 'a', mode: 0o600 });
}

function openWriter(path: string): DatabaseSync {
  createForOwner(path);
  const database = new DatabaseSync(path, {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  });
  // The id goes in before the write-ahead log, so that it always stands in the file itself.
  database.exec(`pragma application_id = ${APPLICATION_ID}`);
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  return database;
}

/**
 * SQLite changes tables in transactions like anything else. Where Kysely is not told so, a migration
 * that is cut off leaves half of its tables behind, and processes that start at once do each half.
 */
class TransactionalTables extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalTables();
  }
}

export const dialectOf = (database: DatabaseSync): Dialect =>
  new NodeSqliteDialect({ database: adaptSqlite(database) });

/** Runs what touches a file; what goes wrong becomes one line that names the file. */
export function touching<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database file ${path} cannot be opened: ${reasonOf(error)}`);
  }
}

function openShared(path: string, endUse: () => void): Database {
  refuseUnsound(path);
  const writer = openWriter(path);
  const reader = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  const commits = new CommitCount(reader);
  return {
    dialect: 'sqlite',
    reads: new Kysely<Tables>({ dialect: dialectOf(reader) }),
    writes: new Kysely<Tables>({ dialect: notingWrites(dialectOf(writer), () => commits.look()) }),
    revision: () => commits.revision(),
    async close() {
      // Closed directly: Kysely closes only what it has used.
      for (const database of [reader, writer]) if (database.isOpen) database.close();
      endUse();
    },
  };
}

/**
 * Opens (or creates) the embedded database.
 *
 * @param path The file's absolute path; its folder is created.
 * @throws StartupError when the file or folder cannot be used; the file is then left untouched.
 */
export function openSqlite(path: string): Database {
  return touching(path, () => {
    mkdirSync(dirname(path), { recursive: true });
    const endUse = shareSqlite(path);
    try {
      return openShared(path, endUse);
    } catch (error) {
      endUse();
      throw error;
    }
  });
}
