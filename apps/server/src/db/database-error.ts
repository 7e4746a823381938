import { type PostgresErrorKind, postgresErrorKind } from './postgres/postgres-errors.ts';
import { isSqliteError, type SqliteErrorKind, sqliteErrorKind } from './sqlite/sqlite-errors.ts';

/** Why a database could not do what it was asked, when the request itself was right. */
export type DatabaseErrorKind = SqliteErrorKind | PostgresErrorKind;

/** Tells faults of the database apart from those of the program; undefined for the latter. */
export function databaseErrorKind(error: unknown): DatabaseErrorKind | undefined {
  if (!(error instanceof Error)) return undefined;
  return isSqliteError(error) ? sqliteErrorKind(error) : postgresErrorKind(error);
}
