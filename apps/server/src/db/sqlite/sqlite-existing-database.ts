import type { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../errors/operator-error.ts';
import type { Database } from '../database.ts';
import { openReader } from './sqlite-connections.ts';
import { singleConnectionDatabase } from './sqlite-database.ts';
import { assertUsableSqliteFile, openingSqliteFile } from './sqlite-file-check.ts';

/** @throws OperatorError when there is no database, or it cannot be read. */
export const openExistingReader = (path: string): DatabaseSync =>
  openingSqliteFile(path, () => {
    if (assertUsableSqliteFile(path) === 'none')
      throw new OperatorError(`There is no database at ${path} yet.`);
    return openReader(path);
  });

/**
 * Opens the embedded database as it is, for nothing but reading.
 *
 * @throws OperatorError when there is none, or it cannot be read.
 */
export const openExistingSqlite = (path: string): Database =>
  singleConnectionDatabase(openExistingReader(path));
