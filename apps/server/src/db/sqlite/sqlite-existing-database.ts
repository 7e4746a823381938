import type { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../errors/operator-error.ts';
import type { Database } from '../database.ts';
import { openReader } from './sqlite-connections.ts';
import { singleConnectionDatabase } from './sqlite-database.ts';
import { assertUsableSqliteFile, openingSqliteFile } from './sqlite-file-check.ts';

/** Says in one line that there is no embedded database, and what to do. */
export const missingSqlite = (path: string): string =>
  `There is no database at ${path} yet: start the site once, or let DATA_DIR or DATABASE_URL name the one that is meant.`;

/** @throws OperatorError when there is no database, or it cannot be read. */
export const openExistingReader = (path: string): DatabaseSync =>
  openingSqliteFile(path, () => {
    if (assertUsableSqliteFile(path) === 'none') throw new OperatorError(missingSqlite(path));
    return openReader(path);
  });

/**
 * Opens the embedded database as it is, read-only.
 *
 * @throws OperatorError when there is none, or it cannot be read.
 */
export const openExistingSqlite = (path: string): Database =>
  singleConnectionDatabase(openExistingReader(path));
