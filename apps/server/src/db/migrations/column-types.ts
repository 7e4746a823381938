import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../database.ts';

/** Text that sorts by code point on both databases, whatever the server's locale. */
export function codePointText(dialect: Dialect): RawBuilder<unknown> {
  return dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
}

/** A growing integer key (at most `ID_MAX`) that is never given twice, not even after a delete. */
export function autoIncrementId(dialect: Dialect): RawBuilder<unknown> {
  return dialect === 'postgres'
    ? sql`integer generated always as identity primary key`
    : sql`integer primary key autoincrement`;
}

/** SQLite checks column types only in strict tables. */
export function strictTable(dialect: Dialect): RawBuilder<unknown> {
  return dialect === 'sqlite' ? sql`strict` : sql``;
}
