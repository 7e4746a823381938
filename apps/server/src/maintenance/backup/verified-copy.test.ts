import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openSqliteCopy } from '../../db/sqlite/sqlite-copy.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { fillEveryTable } from '../../testing/full-database.ts';
import { temporaryFolder } from '../../testing/test-database.ts';
import { withVerifiedCopy } from './verified-copy.ts';

/** Changes a backup past the program. */
function alter(path: string, ...statements: string[]): void {
  const database = new DatabaseSync(path);
  for (const statement of statements) database.exec(statement);
  database.close();
}

/** Files that no restore takes, each from a good backup. */
const UNUSABLE: readonly (readonly [what: string, spoil: (path: string) => void, why: RegExp])[] = [
  ['a text', (path) => writeFileSync(path, 'Dear friends'), /is damaged or no backup/],
  ['an empty file', (path) => writeFileSync(path, ''), /is empty/],
  [
    'a file cut off',
    (path) => writeFileSync(path, readFileSync(path).subarray(0, 30_000)),
    /damaged/,
  ],
  [
    'damaged pages',
    (path) => writeFileSync(path, readFileSync(path).fill(0x5a, 8192, 40_000)),
    /damaged/,
  ],
  ['another program’s', (path) => alter(path, 'pragma application_id = 7'), /another program/],
  [
    'a newer version’s',
    (path) => alter(path, "insert into kysely_migration values ('9999-later', '2099-01-01')"),
    /newer version/,
  ],
  [
    'one without a Master Admin',
    (path) => alter(path, "update users set role = 'Admin'"),
    /does not hold: There is exactly one Master Admin/,
  ],
  [
    'one with a wrong date',
    (path) => alter(path, "update quotes set display_date = '2026-02-30'"),
    /does not hold: Quotes keep the rules/,
  ],
  [
    'one with rows astray',
    (path) => alter(path, 'pragma foreign_keys = off', 'delete from users'),
    /does not hold: The database is intact/,
  ],
];

async function goodBackup(): Promise<string> {
  const path = join(temporaryFolder(), 'backup');
  const database = openSqliteCopy(path);
  await migrate(database);
  await fillEveryTable(database);
  await database.close();
  return path;
}

describe('a copy to work with', () => {
  it('is made of a good file, and removed afterwards', async () => {
    const folder = join(temporaryFolder(), 'work');
    const tables = await withVerifiedCopy(
      { file: await goodBackup(), folder, target: 'sqlite' },
      (copy) => copy.reads.introspection.getTables(),
    );
    expect(tables.map(({ name }) => name)).toContain('quotes');
    expect(existsSync(folder)).toBe(false);
  });

  it.each(UNUSABLE)('is not made of %s, which stays as it was', async (_, spoil, why) => {
    const path = await goodBackup();
    spoil(path);
    const before = readFileSync(path);
    const folder = join(temporaryFolder(), 'work');
    const made = withVerifiedCopy({ file: path, folder, target: 'sqlite' }, async () => 'used');
    const error = await made.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(OperatorError);
    expect((error as Error).message).toMatch(why);
    expect((error as Error).message).toMatch(/^[^\n]+ Nothing was changed\.$/);
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(dirname(path))).toEqual(['backup']);
    expect(existsSync(folder)).toBe(false);
  });

  it('forgets what a copy that was cut short has left', async () => {
    const path = await goodBackup();
    const folder = temporaryFolder();
    cpSync(path, join(folder, 'copy.sqlite'));
    writeFileSync(join(folder, 'copy.sqlite-wal'), 'of another file');
    await expect(
      withVerifiedCopy({ file: path, folder, target: 'sqlite' }, async () => 'used'),
    ).resolves.toBe('used');
  });
});
