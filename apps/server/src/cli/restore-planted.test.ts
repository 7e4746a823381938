import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openMigrated } from '../testing/full-database.ts';
import { fillAndBackUp, runAdmin } from '../testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';

let backup: Promise<Buffer> | undefined;

/** A backup of a full database, made once, in which these statements were executed. */
async function alteredBackup(statements: string): Promise<string> {
  backup ??= fillAndBackUp({ DATA_DIR: temporaryFolder() }).then((path) => readFileSync(path));
  const path = join(temporaryFolder(), 'backup');
  writeFileSync(path, await backup);
  const database = new DatabaseSync(path);
  database.exec(statements);
  database.close();
  return path;
}

const failures = (stdout: string): string[] =>
  stdout.split('\n').filter((line) => line.startsWith('FAILED'));

describe.each(databaseEnvironments)(
  'a backup in which somebody planted something, on $name',
  ({ make }) => {
    it('is restored without it, and names it', async () => {
      const path = await alteredBackup(
        `create trigger stay after delete on sessions begin insert into sessions select old.*; end;
      create view everybody as select * from users;
      create table notes (text text);
      drop index quotes_by_display_date;`,
      );
      const environment = await make();
      const { code, stdout, stderr } = await runAdmin(environment, ['restore', path]);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout.split('\n').filter((line) => line.startsWith('In it'))).toEqual([
        'In it the index quotes_by_display_date is missing: it was made again.',
        'In it the view everybody is none of this program’s: it was left behind.',
        'In it the table notes is none of this program’s: it was left behind.',
        'In it the trigger stay is none of this program’s: it was left behind.',
      ]);
      const check = await runAdmin(environment, ['check']);
      expect([check.code, failures(check.stdout)]).toEqual([0, []]);
      const database = await openMigrated(environment);
      const sessions = await database.reads.selectFrom('sessions').selectAll().execute();
      await database.close();
      expect(sessions).toEqual([]);
    });

    it('is refused when a table is missing, and nothing is changed', async () => {
      const path = await alteredBackup('drop table batch_days');
      const { code, stderr } = await runAdmin(await make(), ['restore', path]);
      expect([code, stderr]).toEqual([
        1,
        `The file ${path} is not whole: the table batch_days is missing. Nothing was changed.\n`,
      ]);
    });
  },
);

describe.each(databaseEnvironments)('npm run admin -- check on $name', ({ name, migrated }) => {
  const trigger = {
    SQLite: 'create trigger kysely_stay after delete on sessions begin select 1; end',
    PostgreSQL:
      'create trigger kysely_stay after delete on kysely_migration for each row execute function notify_content_changed()',
  }[name];

  const added = [
    // Its name looks like one of the library for migrations.
    [trigger, 'the trigger kysely_stay is none of this program’s'],
    [
      'create view everybody as select * from users',
      'the view everybody is none of this program’s',
    ],
    ['create table kysely_notes (text text)', 'the table kysely_notes is none of this program’s'],
    ['drop index quotes_by_display_date', 'the index quotes_by_display_date is missing'],
  ] as const;
  const changed = [
    [
      'alter table users add column secret text',
      'the column secret of users is none of this program’s',
    ],
  ] as const;

  it.each([
    ['beside its tables', added],
    ['in one of its tables', changed],
  ])('names what is not as the migrations make it, %s', async (_, differences) => {
    const environment = await migrated();
    const database = await openMigrated(environment);
    for (const [statement] of differences) await sql.raw(statement).execute(database.writes);
    await database.close();
    const { code, stdout, stderr } = await runAdmin(environment, ['check']);
    expect([code, stderr]).toEqual([1, '']);
    const [failure, ...others] = failures(stdout);
    expect(others).toEqual([]);
    expect(failure).toContain('FAILED  Tables, indexes and triggers are this program’s: ');
    for (const [, problem] of differences) expect(failure).toContain(problem);
  });
});

/** Each on a table of its own, so that none is found for another. */
const ONLY_IN_POSTGRES = [
  [
    'create policy nobody on quotes for select using (false)',
    'the policy nobody is none of this program’s',
  ],
  [
    'alter table sessions enable row level security',
    'the table sessions is not as this program makes it',
  ],
  [
    'alter table batch_quotes disable trigger all',
    'the constraint batch_quotes_batch_id_fkey is not as this program makes it',
  ],
] as const;

it('npm run admin -- check names what only PostgreSQL has', async () => {
  const [, postgres] = databaseEnvironments;
  const environment = await postgres.migrated();
  const database = await openMigrated(environment);
  for (const [statement] of ONLY_IN_POSTGRES) await sql.raw(statement).execute(database.writes);
  await database.close();
  const { code, stdout } = await runAdmin(environment, ['check']);
  const [failure, ...others] = failures(stdout);
  expect([code, others]).toEqual([1, []]);
  for (const [, problem] of ONLY_IN_POSTGRES) expect(failure).toContain(problem);
});

it.each([
  [
    "update quotes set text = 'a' || char(0) || 'b' where id = 1",
    'The table quotes cannot be copied: text of the row with the id 1 contains a NUL character, which PostgreSQL does not store. Nothing was copied.\n',
  ],
  [
    'update quotes set version = 99999999999 where id = 1',
    'The table quotes cannot be copied: version of the row with the id 1 is a number beyond 2^31, which PostgreSQL does not store. Nothing was copied.\n',
  ],
  [
    "update sqlite_sequence set seq = 9007199254740993 where name = 'quotes'",
    'The table quotes cannot be copied: it holds a number beyond 2^53. Nothing was copied.\n',
  ],
])('names the row that PostgreSQL does not store: %s', async (statement, message) => {
  const path = await alteredBackup(statement);
  const [, postgres] = databaseEnvironments;
  const { code, stderr } = await runAdmin(await postgres.make(), ['restore', path]);
  expect([code, stderr]).toEqual([1, message]);
});
