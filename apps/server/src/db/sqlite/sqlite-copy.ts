import { backup, DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { OperatorError } from '../../errors/operator-error.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables/index.ts';
import { dialectOf, refuseUnsound, touching } from './sqlite-database.ts';
import { APPLICATION_ID, BUSY_TIMEOUT_MS } from './sqlite-file-inspection.ts';

const openReader = (path: string): DatabaseSync =>
  touching(path, () => {
    if (!refuseUnsound(path)) throw new OperatorError(`There is no database at ${path} yet.`);
    return new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  });

/** A database with one connection for everything, from which nobody remembers anything. */
function databaseOn(connection: DatabaseSync): Database {
  const queries = new Kysely<Tables>({ dialect: dialectOf(connection) });
  return {
    dialect: 'sqlite',
    reads: queries,
    writes: queries,
    contentVersion: () => 0,
    async close() {
      if (connection.isOpen) connection.close();
    },
  };
}

/**
 * Opens the embedded database for nothing but reading, as it is.
 *
 * @throws OperatorError when there is none, or it cannot be read.
 */
export const openExistingSqlite = (path: string): Database => databaseOn(openReader(path));

/** More pages than any database has: all are copied in one step, which no writer can interrupt. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the embedded database, as it is at one moment, while others go on writing.
 *
 * @param copy An empty file.
 * @throws OperatorError when there is none, or it cannot be read.
 */
export async function copySqlite(path: string, copy: string): Promise<void> {
  const original = openReader(path);
  try {
    await backup(original, copy, { rate: ALL_PAGES });
  } finally {
    original.close();
  }
}

/**
 * Opens a copy that no other process knows of: one file, without a log beside it. It survives a
 * power cut only when it has been synced to the disk after it was closed.
 */
export function openSqliteCopy(path: string): Database {
  const copy = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  copy.exec('pragma journal_mode = delete; pragma synchronous = off;');
  copy.exec(`pragma application_id = ${APPLICATION_ID}`);
  return databaseOn(copy);
}
