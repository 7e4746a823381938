import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../db/postgres/postgres-database.ts';
import { addHolyDays } from '../testing/content.ts';
import { contentsOf } from '../testing/database-contents.ts';
import {
  alter,
  emptyTarget,
  fullEmbedded,
  inPostgres,
  newTarget,
  tablesOf,
} from '../testing/postgres-move.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { temporaryFolder } from '../testing/test-database.ts';
import { addressOf, runServer } from '../testing/test-program.ts';
import { addUsers } from '../testing/test-users.ts';

describe('npm run admin -- migrate-to-postgres refuses', () => {
  it.each<[string, (url: string) => Promise<unknown>, RegExp]>([
    [
      'has users',
      (url) => inPostgres(url, (database) => addUsers(database, { anna: 'Master Admin' })),
      /not empty: it has users\./,
    ],
    [
      'has holy days',
      (url) => inPostgres(url, (database) => addHolyDays(database, ['Ours', '2026-01-01'])),
      /not empty: it has holy_days\./,
    ],
    [
      'has a table of another program',
      (url) => alter(url, 'create table orders (id integer)'),
      /it has a table orders/,
    ],
    [
      'was written by a newer version',
      (url) => alter(url, "insert into kysely_migration values ('9999', '2099')"),
      /newer version/,
    ],
  ])('refuses a database that %s, and changes nothing', async (_, prepare, reason) => {
    const from = await fullEmbedded();
    const url = await emptyTarget();
    await prepare(url);
    const before = await inPostgres(url, contentsOf);
    const { code, stdout, stderr } = await runAdmin(from.environment, ['migrate-to-postgres', url]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(reason);
    expect(stderr.trim()).not.toContain('\n');
    expect(await inPostgres(url, contentsOf)).toEqual(before);
    from.expectUntouched();
  });

  it('refuses a database in which another program has a table of the same name', async () => {
    const from = await fullEmbedded();
    const { DATABASE_URL } = await newTarget();
    await alter(DATABASE_URL, 'create table users (id integer)');
    const { stderr } = await runAdmin(from.environment, ['migrate-to-postgres', DATABASE_URL]);
    expect(stderr).toMatch(/^Another program uses the PostgreSQL database: it has a table users\./);
    expect((await tablesOf(DATABASE_URL)).map(({ name }) => name)).toEqual(['users']);
  });

  it('takes everything back when a row in the middle is refused', async () => {
    const from = await fullEmbedded((database) =>
      // PostgreSQL keeps no zero character.
      sql`insert into installation values ('csrf-key-of-old', ${'a\0b'})`.execute(database.writes),
    );
    const { DATABASE_URL } = await newTarget();
    const { code, stderr } = await runAdmin(from.environment, [
      'migrate-to-postgres',
      DATABASE_URL,
    ]);
    expect(code).toBe(1);
    expect(stderr).toBe(
      'The table installation cannot be copied: value of the row with the key csrf-key-of-old contains a NUL character, which PostgreSQL does not store. Nothing was copied.\n',
    );
    expect(await tablesOf(DATABASE_URL)).toEqual([]);
    from.expectUntouched();
  });

  it('takes everything back when the copy is not what was copied', async () => {
    const from = await fullEmbedded();
    const url = await emptyTarget();
    await alter(
      url,
      `create function shout() returns trigger language plpgsql as
      $$ begin new.source := upper(new.source); return new; end $$`,
    );
    await alter(
      url,
      'create trigger shout before insert on quotes for each row execute function shout()',
    );
    const { code, stdout, stderr } = await runAdmin(from.environment, ['migrate-to-postgres', url]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'The copy of the table quotes differs from the original: nothing was copied.\n',
    );
    expect(Object.values(await inPostgres(url, contentsOf)).flat()).toEqual([]);
    from.expectUntouched();
  });

  it('refuses while the site is running on the file', async () => {
    const from = await fullEmbedded();
    await addressOf(runServer(from.environment));
    const { DATABASE_URL } = await newTarget();
    const { code, stderr } = await runAdmin(from.environment, [
      'migrate-to-postgres',
      DATABASE_URL,
    ]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database file \S+ is in use: the site is running\./);
    expect(await tablesOf(DATABASE_URL)).toEqual([]);
  });

  it('refuses while another program is connected to the new database', async () => {
    const from = await fullEmbedded();
    const { DATABASE_URL } = await newTarget();
    const other = openPostgres(DATABASE_URL, () => {});
    onTestFinished(() => other.close());
    // It is held, since the pool would close it when the command takes long to start.
    const { code, stderr } = await other.reads.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection);
      return runAdmin(from.environment, ['migrate-to-postgres', DATABASE_URL]);
    });
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
    const from = await fullEmbedded();
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
    expect(stderr).toMatch(/^There is no database at \S+ yet: [^\n]+\.\n$/);
  });
});
