import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { createPrivateFolder } from '../../files/private-files.ts';
import type { Database } from '../database.ts';
import { withWriteListener } from '../on-write.ts';
import type { Tables } from '../tables/index.ts';
import { openReader, openWriter } from './sqlite-connections.ts';
import { SqliteContentVersion } from './sqlite-content-version.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { assertUsableSqliteFile, openingSqliteFile } from './sqlite-file-check.ts';
import { lockSqliteShared } from './sqlite-lock.ts';
import { createSqliteFile } from './sqlite-new-file.ts';

/** A database with one connection for everything, of which nothing is cached. */
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

function openLocked(path: string, unlock: () => void): Database {
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
    async close() {
      // Closed directly: Kysely closes only what it has used.
      for (const connection of [reader, writer]) if (connection.isOpen) connection.close();
      unlock();
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
  return openingSqliteFile(path, () => {
    createPrivateFolder(dirname(path));
    const unlock = lockSqliteShared(path);
    try {
      return openLocked(path, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  });
}
