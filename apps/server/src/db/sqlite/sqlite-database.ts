import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import { errorMessage } from '../../errors/error-message.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { createPrivateFolder } from '../../files/private-files.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables/index.ts';
import { withWriteListener } from '../write-listener.ts';
import { SqliteContentVersion } from './sqlite-content-version.ts';
import { adaptSqlite } from './sqlite-dialect.ts';
import { BUSY_TIMEOUT_MS, inspectSqlite, type SqliteFinding } from './sqlite-file-inspection.ts';
import { lockSqliteShared } from './sqlite-lock.ts';
import { createSqliteFile } from './sqlite-new-file.ts';

/** Why a file is left alone, in one line. */
const REFUSALS: Readonly<Record<Exclude<SqliteFinding, 'none' | 'sound'>, string>> = {
  empty:
    'is empty: what it held is gone. Restore it from a backup, or delete the file if it never held anything.',
  damaged: 'is damaged. It was left as it is; restore it from a backup.',
  foreign:
    'belongs to another program. It was left as it is; let DATA_DIR name another folder, or move the file away.',
  newer: 'was written by a newer version. It was left as it is; use that version.',
};

/**
 * Refuses, without changing a byte, a file that is empty, damaged, foreign or from a newer version.
 *
 * @returns Whether there is a file.
 */
export function refuseUnsound(path: string): boolean {
  const finding = inspectSqlite(path);
  if (finding === 'none') return false;
  if (finding === 'sound') return true;
  throw new OperatorError(`The database file ${path} ${REFUSALS[finding]}`);
}

/** The log beside the file gets the file's mode. */
function openWriter(path: string): DatabaseSync {
  const database = new DatabaseSync(path, {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  });
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
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The database file ${path} cannot be opened: ${errorMessage(error)}`);
  }
}

function openShared(path: string, endUse: () => void): Database {
  if (!refuseUnsound(path)) createSqliteFile(path);
  const writer = openWriter(path);
  const reader = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  const version = new SqliteContentVersion(reader);
  return {
    dialect: 'sqlite',
    reads: new Kysely<Tables>({ dialect: dialectOf(reader) }),
    writes: new Kysely<Tables>({
      dialect: withWriteListener(dialectOf(writer), () => version.onWrite()),
    }),
    contentVersion: () => version.current(),
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
 * @throws OperatorError when the file or folder cannot be used; the file is then left untouched.
 */
export function openSqlite(path: string): Database {
  return touching(path, () => {
    createPrivateFolder(dirname(path));
    const endUse = lockSqliteShared(path);
    try {
      return openShared(path, endUse);
    } catch (error) {
      endUse();
      throw error;
    }
  });
}
