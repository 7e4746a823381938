import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openSqliteCopy } from '../db/sqlite/sqlite-copy.ts';
import { readTableInSlices } from '../maintenance/backup/table-rows.ts';
import { tableSchemas } from '../maintenance/backup/table-schemas.ts';
import { openMigrated } from './full-database.ts';

async function readSchemas() {
  const empty = openSqliteCopy(':memory:');
  try {
    await migrate(empty);
    return await tableSchemas(empty.reads);
  } finally {
    await empty.close();
  }
}

let known: ReturnType<typeof readSchemas> | undefined;

/** All the tables of this version. */
export function currentSchemas() {
  known ??= readSchemas();
  return known;
}

/** Every row of every table, by the table's name. */
export async function contentsOf({ dialect, reads }: Database): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const schema of await currentSchemas()) {
    const pages = await Array.fromAsync(readTableInSlices({ dialect, db: reads }, schema));
    contents[schema.name] = pages.flat().map((row) => ({ ...row }));
  }
  return contents;
}

/** The same of a test's own database that is not open. */
export async function contentsIn(environment: Readonly<Record<string, string>>) {
  const database = await openMigrated(environment);
  try {
    return await contentsOf(database);
  } finally {
    await database.close();
  }
}

/** The same of a closed SQLite file, whatever its journal. */
export async function contentsOfFile(path: string): Promise<Record<string, unknown[]>> {
  const database = openSqliteCopy(path);
  try {
    return await contentsOf(database);
  } finally {
    await database.close();
  }
}

/** What SQLite says of a file's integrity. */
export function integrityOf(path: string): unknown {
  const database = new DatabaseSync(path);
  try {
    return database.prepare('pragma integrity_check').get()?.integrity_check;
  } finally {
    database.close();
  }
}

/**
 * Rows that a restore ends: sessions and what belongs to them, unfinished logins, invitations, and messages that wait.
 */
export const ENDED_BY_RESTORE = {
  sessions: [],
  factor_setups: [],
  pending_logins: [],
  invitations: [],
  invitation_mails: [],
  account_links: [],
  outbox: [],
  sending_tests: [],
  senders: [],
  // Today counts as sent, whatever part of it was sent.
  sent_days: expect.arrayContaining([{ what: '*', day: expect.any(String) }]),
};
