import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openSqliteCopy } from '../../db/sqlite/sqlite-copy.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { fillEveryTable } from '../../testing/full-database.ts';
import { temporaryFolder } from '../../testing/test-database.ts';
import { schemaDifferences } from '../schema/schema-differences.ts';
import { migratedSqliteSchema, sqliteSchema } from '../schema/sqlite-schema.ts';
import { withVerifiedCopy } from './verified-copy.ts';

/** Changes a backup with SQL, without the program. */
function alter(path: string, ...statements: string[]): void {
  const database = new DatabaseSync(path);
  for (const statement of statements) database.exec(statement);
  database.close();
}

/** Files that a restore refuses, each made from a good backup. */
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
    'one with rows astray',
    (path) => alter(path, 'pragma foreign_keys = off', 'delete from users'),
    /is damaged \(a row of \w+ refers to no row of users\)/,
  ],
  [
    'one without a table',
    (path) => alter(path, 'drop table shown_quotes'),
    /is not whole: the table shown_quotes is missing\./,
  ],
  [
    'one without a column',
    (path) => alter(path, 'alter table settings drop column tagline'),
    /is not whole: the column tagline of settings is missing\./,
  ],
  [
    'one with a user of a role that there is not',
    (path) => alter(path, 'pragma ignore_check_constraints = on', "update users set role = 'King'"),
    /is damaged \(CHECK constraint failed in users\)/,
  ],
  [
    'one with two Master Admins',
    (path) => alter(path, 'drop index one_master_admin', "update users set role = 'Master Admin'"),
    /holds rows that this program cannot have: UNIQUE constraint failed: users\.role\./,
  ],
];

const WHOLE = { target: 'sqlite', leftBehind: [] } as const;

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
    const { result: tables, notes } = await withVerifiedCopy(
      { file: await goodBackup(), folder, ...WHOLE },
      (copy) => copy.reads.introspection.getTables(),
    );
    expect(notes).toEqual([]);
    expect(tables.map(({ name }) => name)).toContain('quotes');
    expect(existsSync(folder)).toBe(false);
  });

  it.each(UNUSABLE)('is not made of %s, which stays as it was', async (_, spoil, why) => {
    const path = await goodBackup();
    spoil(path);
    const before = readFileSync(path);
    const folder = join(temporaryFolder(), 'work');
    const made = withVerifiedCopy({ file: path, folder, ...WHOLE }, async () => 'used');
    const error = await made.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(OperatorError);
    expect((error as Error).message).toMatch(why);
    expect((error as Error).message).toMatch(/^[^\n]+ Nothing was changed\.$/);
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(dirname(path))).toEqual(['backup']);
    expect(existsSync(folder)).toBe(false);
  });

  it.each([
    [
      "update users set role = 'Admin'",
      /^This does not hold: There is exactly one Master Admin \(/,
    ],
    [
      "update quotes set display_date = '2026-02-30'",
      /^This does not hold: Quotes keep the rules \(/,
    ],
    [
      "update settings set time_zone = 'Mars/Base'",
      /^This does not hold: Settings keep the rules \(/,
    ],
  ])('is made also where rules are broken, which it names: %s', async (statement, note) => {
    const path = await goodBackup();
    alter(path, statement);
    const folder = join(temporaryFolder(), 'work');
    const made = await withVerifiedCopy({ file: path, folder, ...WHOLE }, async () => 'used');
    expect(made).toEqual({ result: 'used', notes: [expect.stringMatching(note)] });
    expect(made.notes[0]).toMatch(/ It was taken over as it is; check names all such rows\.$/);
  });

  it.each([
    [
      'create trigger stay after delete on sessions begin select 1; end',
      'In it the trigger stay is none of this program’s: it was left behind.',
    ],
    [
      'create view everybody as select * from users',
      'In it the view everybody is none of this program’s: it was left behind.',
    ],
    [
      'create table notes (text text); create index by_text on notes (text)',
      'In it the table notes is none of this program’s: it was left behind.',
    ],
    [
      'create index quotes_by_source on quotes (source)',
      'In it the index quotes_by_source is none of this program’s: it was left behind.',
    ],
    [
      'drop index quotes_by_display_date',
      'In it the index quotes_by_display_date is missing: it was made again.',
    ],
    [
      'alter table users add column secret text',
      'In it the column secret of users is none of this program’s: it was left behind.',
    ],
  ])('is made as the migrations make it, and says what was not: %s', async (statements, note) => {
    const path = await goodBackup();
    alter(path, statements);
    const folder = join(temporaryFolder(), 'work');
    const { result, notes } = await withVerifiedCopy({ file: path, folder, ...WHOLE }, (copy) =>
      sqliteSchema(copy.reads),
    );
    expect(notes).toContain(note);
    expect(schemaDifferences(result, await migratedSqliteSchema())).toEqual([]);
  });

  it('forgets what a copy that was cut short has left', async () => {
    const path = await goodBackup();
    const folder = temporaryFolder();
    cpSync(path, join(folder, 'copy.sqlite'));
    writeFileSync(join(folder, 'copy.sqlite-wal'), 'of another file');
    await expect(
      withVerifiedCopy({ file: path, folder, ...WHOLE }, async () => 'used'),
    ).resolves.toMatchObject({ result: 'used' });
  });
});
