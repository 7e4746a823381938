import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../db/database.ts';
import { contentsOf } from './database-contents.ts';

/** All stored bytes: every row, and of an embedded database its file and log. */
export async function everyStoredByte(database: Database): Promise<string> {
  const rows = JSON.stringify(await contentsOf(database));
  if (database.dialect === 'postgres') return rows;
  const { rows: files } = await sql<{ file: string }>`pragma database_list`.execute(database.reads);
  const paths = files.flatMap(({ file }) => [file, `${file}-wal`]).filter(existsSync);
  expect(paths).toHaveLength(2);
  return [rows, ...paths.map((path) => readFileSync(path, 'latin1'))].join('\n');
}
