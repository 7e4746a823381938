import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { errorMessage } from '../../errors/error-message.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { createPrivateFolder } from '../../files/private-files.ts';
import type { Database } from '../database.ts';
import { withWriteListener } from '../on-write.ts';
import type { Tables } from '../tables/index.ts';
import { openReader, openWriter } from './sqlite-connections.ts';
import { SqliteContentVersion } from './sqlite-content-version.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { assertUsableSqliteFile, openingSqliteFile } from './sqlite-file-check.ts';
import { lockSqliteShared, type SharedSqliteLock } from './sqlite-lock.ts';
import { createSqliteFile } from './sqlite-new-file.ts';

/** A database with one connection for everything and without caching. */
export function singleConnectionDatabase(connection: DatabaseSync): Database {
  const queries = new Kysely<Tables>({ dialect: sqliteDialect(connection) });
  return {
    dialect: 'sqlite',
    reads: queries,
    writes: queries,
    contentVersion: () => 0,
    isWriting: () => false,
    async close() {
      if (connection.isOpen) connection.close();
    },
  };
}

function openLocked(path: string, lock: SharedSqliteLock): Database {
  if (assertUsableSqliteFile(path) === 'none') createSqliteFile(path);
  const writer = openWriter(path);
  const reader = openReader(path);
  const version = new SqliteContentVersion(reader);
  let writes = 0;
  const writing = withWriteListener(sqliteDialect(writer), {
    onBegin() {
      writes += 1;
    },
    onEnd() {
      writes -= 1;
      version.onWrite();
    },
  });
  return {
    dialect: 'sqlite',
    reads: new Kysely<Tables>({ dialect: sqliteDialect(reader) }),
    writes: new Kysely<Tables>({ dialect: writing }),
    contentVersion: () => version.current(),
    isWriting: () => writes > 0,
    whileAlone: lock.whileAlone,
    async close() {
      // The connection is closed directly, since Kysely closes only what it has used.
      for (const connection of [reader, writer]) if (connection.isOpen) connection.close();
      lock.release();
    },
  };
}

/** @throws OperatorError that names the folder, when it cannot be made. */
export function createDataFolder(folder: string): void {
  try {
    createPrivateFolder(folder);
  } catch (error) {
    throw new OperatorError(
      `DATA_DIR: the folder ${folder} cannot be made (${errorMessage(error)}). Name another one.`,
    );
  }
}

/** Folders beside the database in which a restore or a move works; each holds all of it. */
export const workFolder = (path: string, work: 'restoring' | 'moving'): string => `${path}.${work}`;

/** Removes the work folders of a restore or a move that was killed: neither can be running while the lock is shared. */
function removeLeftovers(path: string): void {
  for (const work of ['restoring', 'moving'] as const) {
    rmSync(workFolder(path, work), { recursive: true, force: true });
  }
}

/**
 * Opens (or creates) the embedded database.
 *
 * @param path The file's absolute path; its folder is created.
 * @throws OperatorError when the file or folder cannot be used; the file is then left untouched.
 */
export function openSqlite(path: string): Database {
  return openingSqliteFile(path, () => {
    createDataFolder(dirname(path));
    const lock = lockSqliteShared(path);
    try {
      removeLeftovers(path);
      return openLocked(path, lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  });
}
