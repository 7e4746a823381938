import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { SQLITE_FILE } from '../db/open.ts';
import { openPostgres } from '../db/postgres.ts';
import { addHolyDays, addQuotes } from '../testing/content.ts';
import { contentsOf } from '../testing/database-contents.ts';
import { fillEveryTable, ODD_TEXTS, openMigrated } from '../testing/full-database.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';
import { addressOf, runServer } from '../testing/test-program.ts';
import { addUsers } from '../testing/test-users.ts';

// Each test starts processes, which share the machine with the other tests.
vi.setConfig({ testTimeout: 60_000 });

const [, postgres] = databaseEnvironments;

async function source(change: (database: Database) => Promise<unknown> = async () => {}) {
  const environment = { DATA_DIR: temporaryFolder() };
  const database = await openMigrated(environment);
  await fillEveryTable(database);
  await change(database);
  const contents = await contentsOf(database);
  await database.close();
  const bytes = readFileSync(join(environment.DATA_DIR, SQLITE_FILE));
  return {
    environment,
    contents,
    expectUntouched() {
      const files = [SQLITE_FILE, `${SQLITE_FILE}.lock`];
      expect(readdirSync(environment.DATA_DIR).sort()).toEqual(files);
      expect(readFileSync(join(environment.DATA_DIR, SQLITE_FILE)).equals(bytes)).toBe(true);
    },
  };
}

/** Looks into a database for a moment: the command wants it for itself. */
async function inside<T>(url: string, look: (database: Database) => Promise<T>): Promise<T> {
  const database = openPostgres(url, () => {});
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

const run = (url: string, statement: string) =>
  inside(url, ({ writes }) => sql.raw(statement).execute(writes));

const tablesIn = (url: string) =>
  inside(url, ({ reads }) => reads.introspection.getTables({ withInternalKyselyTables: true }));

/** A PostgreSQL database with the product's tables and nothing in them. */
async function migratedTarget(): Promise<string> {
  const environment = await postgres.make();
  await (await openMigrated(environment)).close();
  return environment.DATABASE_URL;
}

describe('npm run admin -- migrate-to-postgres', () => {
  it('moves every row of every table, unchanged, and leaves the file as it was', async () => {
    const from = await source();
    const { DATABASE_URL } = await postgres.make();
    const { code, stdout, stderr } = await runAdmin(from.environment, [
      'migrate-to-postgres',
      DATABASE_URL,
    ]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`quotes: ${from.contents.quotes?.length}\n`);
    expect(stdout).toContain('Set DATABASE_URL');
    expect(stdout).not.toContain('postgres://');
    const moved = await inside(DATABASE_URL, contentsOf);
    expect(moved).toEqual(from.contents);
    expect(moved.quotes).toEqual(
      expect.arrayContaining(ODD_TEXTS.map((text) => expect.objectContaining({ text }))),
    );
    from.expectUntouched();
  });

  it('gives no id twice afterwards', async () => {
    const from = await source();
    const { DATABASE_URL } = await postgres.make();
    await runAdmin(from.environment, ['migrate-to-postgres', DATABASE_URL]);
    const [next] = await inside(DATABASE_URL, (database) => addQuotes(database, { text: 'next' }));
    const greatest = Math.max(...(from.contents.quotes as { id: number }[]).map(({ id }) => id));
    // The quote with the greatest id had been deleted before the move.
    expect(next).toBe(greatest + 2);
  });

  it('moves thousands of rows', async () => {
    const many = Array.from({ length: 2345 }, (_, number) => ({ text: `Quote ${number}` }));
    const from = await source(async (database) => {
      for (let start = 0; start < many.length; start += 500) {
        await addQuotes(database, ...many.slice(start, start + 500));
      }
    });
    const { DATABASE_URL } = await postgres.make();
    expect((await runAdmin(from.environment, ['migrate-to-postgres', DATABASE_URL])).code).toBe(0);
    expect((await inside(DATABASE_URL, contentsOf)).quotes).toEqual(from.contents.quotes);
  });

  it('makes a database that the site runs on', async () => {
    const from = await source();
    const { DATABASE_URL } = await postgres.make();
    await runAdmin(from.environment, ['migrate-to-postgres', DATABASE_URL]);
    expect((await runAdmin({ DATABASE_URL }, ['check'])).code).toBe(0);
    const running = runServer({ DATABASE_URL });
    const days = await (await fetch(`${await addressOf(running)}/api/holy-days`)).json();
    expect(days).toHaveLength(from.contents.holy_days?.length ?? 0);
    expect(running.output().stdout).not.toContain('password');
  });

  it.each<[string, (url: string) => Promise<unknown>, RegExp]>([
    [
      'has users',
      (url) => inside(url, (database) => addUsers(database, { anna: 'Master Admin' })),
      /not empty: it has users\./,
    ],
    [
      'has holy days',
      (url) => inside(url, (database) => addHolyDays(database, ['Ours', '2026-01-01'])),
      /not empty: it has holy_days\./,
    ],
    [
      'has a table of another program',
      (url) => run(url, 'create table orders (id integer)'),
      /it has a table orders/,
    ],
    [
      'was written by a newer version',
      (url) => run(url, "insert into kysely_migration values ('9999', '2099')"),
      /newer version/,
    ],
  ])('refuses a database that %s, and changes nothing', async (_, prepare, reason) => {
    const from = await source();
    const url = await migratedTarget();
    await prepare(url);
    const before = await inside(url, contentsOf);
    const { code, stdout, stderr } = await runAdmin(from.environment, ['migrate-to-postgres', url]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(reason);
    expect(stderr.trim()).not.toContain('\n');
    expect(await inside(url, contentsOf)).toEqual(before);
    from.expectUntouched();
  });

  it('refuses a database in which another program has a table of the same name', async () => {
    const from = await source();
    const { DATABASE_URL } = await postgres.make();
    await run(DATABASE_URL, 'create table users (id integer)');
    const { stderr } = await runAdmin(from.environment, ['migrate-to-postgres', DATABASE_URL]);
    expect(stderr).toMatch(/^Another program uses the PostgreSQL database: it has a table users\./);
    expect((await tablesIn(DATABASE_URL)).map(({ name }) => name)).toEqual(['users']);
  });

  it('takes everything back when a row in the middle is refused', async () => {
    const from = await source((database) =>
      // PostgreSQL keeps no zero character.
      sql`insert into installation values ('csrf-key-of-old', ${'a\0b'})`.execute(database.writes),
    );
    const { DATABASE_URL } = await postgres.make();
    const { code, stderr } = await runAdmin(from.environment, [
      'migrate-to-postgres',
      DATABASE_URL,
    ]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^This could not be done: [^\n]+\n$/);
    expect(await tablesIn(DATABASE_URL)).toEqual([]);
    from.expectUntouched();
  });

  it('takes everything back when the copy is not what was copied', async () => {
    const from = await source();
    const url = await migratedTarget();
    await run(
      url,
      `create function shout() returns trigger language plpgsql as
      $$ begin new.source := upper(new.source); return new; end $$`,
    );
    await run(
      url,
      'create trigger shout before insert on quotes for each row execute function shout()',
    );
    const { code, stdout, stderr } = await runAdmin(from.environment, ['migrate-to-postgres', url]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'The copy of the table quotes differs from the original: nothing was copied.\n',
    );
    expect(Object.values(await inside(url, contentsOf)).flat()).toEqual([]);
    from.expectUntouched();
  });

  it('refuses while the site is running on the file', async () => {
    const from = await source();
    await addressOf(runServer(from.environment));
    const { DATABASE_URL } = await postgres.make();
    const { code, stderr } = await runAdmin(from.environment, [
      'migrate-to-postgres',
      DATABASE_URL,
    ]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database file \S+ is in use: the site is running\./);
    expect(await tablesIn(DATABASE_URL)).toEqual([]);
  });

  it('refuses while another program is connected to the new database', async () => {
    const from = await source();
    const { DATABASE_URL } = await postgres.make();
    const other = openPostgres(DATABASE_URL, () => {});
    onTestFinished(() => other.close());
    await sql`select 1`.execute(other.reads);
    const { code, stderr } = await runAdmin(from.environment, [
      'migrate-to-postgres',
      DATABASE_URL,
    ]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The PostgreSQL database is in use: /);
  });

  it.each([
    [
      'mysql://host/name',
      /^DATABASE_URL: must be empty \(embedded SQLite\) or start with postgres/,
    ],
    ['postgres://anna:s3cret@127.0.0.1:1/friends', /^The PostgreSQL database cannot be reached: /],
  ])('says in one line what is wrong with %s', async (url, reason) => {
    const from = await source();
    const { code, stdout, stderr } = await runAdmin(from.environment, ['migrate-to-postgres', url]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trim()).toMatch(reason);
    expect(stderr.trim()).not.toContain('\n');
    expect(stderr).not.toContain('s3cret');
    from.expectUntouched();
  });

  it('says that there is nothing to move yet', async () => {
    const url = 'postgres://127.0.0.1:1/friends';
    const { code, stderr } = await runAdmin({ DATA_DIR: temporaryFolder() }, [
      'migrate-to-postgres',
      url,
    ]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^There is no database at \S+ yet\.\n$/);
  });
});
