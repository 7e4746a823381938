import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../db/database.ts';
import { SEALED_COLUMNS } from '../sealing/sealed-columns.ts';
import { fillEveryTable as fillAll, openMigrated } from '../testing/full-database.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';

const ALL_WELL = `ok      The database is intact
ok      All migrations are applied
ok      Tables, indexes and triggers are this program’s
ok      There is exactly one Master Admin
ok      Users keep the rules
ok      Usernames show what they are
ok      Sessions belong to users
ok      Second factors can be used
ok      Quotes keep the rules
ok      Recorded quotes of days are there
ok      Holy days keep the rules
ok      Social links keep the rules
ok      Gatherings keep the rules
ok      Answers to gatherings keep the rules
ok      Programmes of gatherings keep the rules
ok      Settings keep the rules
ok      Dates are of the years 1844 to 2351
ok      Addresses can be shown
ok      Recorded changes keep the rules
ok      Batches keep the rules
ok      Quotes of batches can come back
ok      Deleted gatherings can come back
ok      Moments are written in UTC
ok      What is sealed can be read
`;

/** Fills every table but those with sealed columns: there is no sealing key. */
async function fillEveryTable(database: Database): Promise<void> {
  await fillAll(database);
  for (const { table } of SEALED_COLUMNS) {
    await sql`delete from ${sql.table(table)}`.execute(database.writes);
  }
}

describe.each(databaseEnvironments)('npm run admin -- check on $name', ({ migrated }) => {
  it('prints a line per check, and finds nothing wrong with a database in use', async () => {
    const environment = await migrated();
    const database = await openMigrated(environment);
    onTestFinished(() => database.close());
    await fillEveryTable(database);
    expect(await runAdmin(environment, ['check'])).toEqual({
      code: 0,
      stdout: expect.stringMatching(`^${ALL_WELL}Used the .+\\.\n$`),
      stderr: '',
    });
  });

  it('does not say of tables that they are as they should be where it cannot compare them', async () => {
    const environment = await migrated();
    const database = await openMigrated(environment);
    onTestFinished(() => database.close());
    await fillEveryTable(database);
    // The embedded database is compared with one in memory.
    const isCompared = database.dialect === 'sqlite';
    if (!isCompared) {
      const { rows } = await sql<{ name: string }>`
        select quote_ident(current_database()) as name`.execute(database.reads);
      await sql
        .raw(`alter database ${rows[0]?.name} set default_transaction_read_only = on`)
        .execute(database.writes);
    }
    const { code, stdout } = await runAdmin(environment, ['check']);
    const [, , tables] = stdout.split('\n');
    expect([code, tables]).toEqual([
      0,
      isCompared
        ? 'ok      Tables, indexes and triggers are this program’s'
        : 'unseen  Tables, indexes and triggers are this program’s: no schema can be made to compare them with',
    ]);
  });

  it('tells a few problems of a kind, and ends with 1', async () => {
    const environment = await migrated();
    const database = await openMigrated(environment);
    onTestFinished(() => database.close());
    await fillEveryTable(database);
    await database.writes.updateTable('quotes').set({ source: '' }).execute();
    const { code, stdout } = await runAdmin(environment, ['check']);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^FAILED {2}Quotes keep the rules: (number \d+ \(“.+?”\): source: [^;]+; ){5}and 19 more$/m,
    );
  });

  it('says that migrations are missing, and does not look further', async () => {
    const environment = await migrated();
    const database = await openMigrated(environment);
    onTestFinished(() => database.close());
    await sql`delete from kysely_migration`.execute(database.writes);
    const { code, stdout } = await runAdmin(environment, ['check']);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^ok.+\nFAILED {2}All migrations are applied: \d+ are missing; .+\nUsed the .+\.\n$/,
    );
  });
});

describe('npm run admin -- check', () => {
  it('leaves a closed database as it is, byte for byte', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    const database = await openMigrated(environment);
    await fillEveryTable(database);
    await database.close();
    const path = join(environment.DATA_DIR, 'bahai-friends.sqlite');
    const before = readFileSync(path);
    expect((await runAdmin(environment, ['check'])).code).toBe(0);
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});
