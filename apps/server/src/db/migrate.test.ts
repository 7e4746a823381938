import { FIRST_CIVIL_DAY, toBadiDate } from '@bahai-friends/badi-calendar';
import type { HolyDay } from '@bahai-friends/contract';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { addFirstSettings } from '../maintenance/first-settings.ts';
import { addHolyDays } from '../testing/content.ts';
import { createTestApp } from '../testing/test-app.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databaseEnvironments } from '../testing/test-database.ts';
import { addressOf, runServer } from '../testing/test-program.ts';
import { addUsers } from '../testing/test-users.ts';
import { insertInstallationValue } from './installation-values.ts';
import { appliedMigrations, migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

describe.each(databaseEnvironments)('migrations on $name', ({ make }) => {
  it('are done wholly or not at all', async () => {
    const database = openDatabase(readEnvironment(await make()), () => {});
    try {
      // It collides with a migration after the first.
      await sql`create table audit_entries (id integer)`.execute(database.writes);
      await expect(migrate(database)).rejects.toThrow(OperatorError);
      expect(await appliedMigrations(database.reads, database.dialect)).toEqual([]);
      await expect(database.reads.selectFrom('quotes').select('id').execute()).rejects.toThrow();
      await sql`drop table audit_entries`.execute(database.writes);
      await migrate(database);
      expect(await database.reads.selectFrom('quotes').select('id').execute()).toEqual([]);
    } finally {
      await database.close();
    }
  });

  it('leave tables alone that are not of this program', async () => {
    const database = openDatabase(readEnvironment(await make()), () => {});
    onTestFinished(() => database.close());
    await sql`create table installation (mine integer)`.execute(database.writes);
    await expect(migrate(database)).rejects.toThrow(
      /has tables that this program did not make: it is older than version 0\.1\.0.* Nothing was changed/,
    );
    expect(await appliedMigrations(database.reads, database.dialect)).toEqual([]);
    const { rows } = await sql`select mine from installation`.execute(database.reads);
    expect(rows).toEqual([]);
  });

  it('keep holy days that volunteers of 0.1.0 have deleted away', async () => {
    const database = openDatabase(readEnvironment(await make()), () => {});
    onTestFinished(() => database.close());
    // Begun in 182 B.E. with the holy days of three years, all of which were deleted.
    await migrate(database, '0004-content-notices');
    await insertInstallationValue(database.writes, 'starter-content', '2026-03-01');
    const kept: [string, string][] = [
      ['Before the calendar', '1800-01-01'],
      ['Ours', '2030-01-01'],
    ];
    await addHolyDays(database, ...kept);
    await migrate(database);
    await addUsers(database, { anna: 'Master Admin' });
    const clock = new TestClock('2026-03-20T12:00:00Z');
    await addFirstSettings(database, clock, false);
    const app = await createTestApp(database, { clock });
    const yearsOf = async () => {
      const holyDays: HolyDay[] = (await app.inject('/api/holy-days')).json();
      return holyDays.map(({ date }) => (date < FIRST_CIVIL_DAY ? 0 : toBadiDate(date).year));
    };
    expect((await app.inject('/api/settings')).json().holyDaysAhead).toBe(true);
    expect(await yearsOf()).toEqual([0, 186]);
    clock.moveTo('2027-03-21T12:00:00Z');
    expect(await yearsOf()).toEqual([0, ...Array<number>(11).fill(185), 186]);
  });

  it('are done once when servers start at the same moment', async () => {
    const environment = await make();
    const servers = Array.from({ length: 3 }, () => runServer(environment));
    for (const server of servers) expect(await addressOf(server)).toMatch(/^http:/);
  });
});
