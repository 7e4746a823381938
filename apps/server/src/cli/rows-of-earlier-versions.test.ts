import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBatchRecorder } from '../features/batches/batch-recorder.ts';
import { addHolyDays, addQuotes } from '../testing/content.ts';
import { contentsIn } from '../testing/database-contents.ts';
import { openMigrated } from '../testing/full-database.ts';
import { HttpVisitor } from '../testing/http-visitor.ts';
import { newTarget } from '../testing/postgres-move.ts';
import { actorOf } from '../testing/test-actor.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';
import { addressOf, runServer } from '../testing/test-program.ts';
import { addUsers } from '../testing/test-users.ts';

const INVISIBLE = 'anna\u200b';
const NEW_PASSWORD = 'Quiet-River-88';

describe.each(databaseEnvironments)(
  'a username with invisible characters on $name',
  ({ make, migrated }) => {
    async function withInvisibleName() {
      const environment = await migrated();
      const database = await openMigrated(environment);
      await addUsers(database, { [INVISIBLE]: 'Master Admin' });
      await database.close();
      return environment;
    }

    it('goes on working, also in a backup that is restored', async () => {
      const environment = await withInvisibleName();
      const path = join(temporaryFolder(), 'backup');
      expect((await runAdmin(environment, ['backup', path])).code).toBe(0);
      const target = await make();
      expect(await runAdmin(target, ['restore', path])).toMatchObject({ code: 0, stderr: '' });
      const address = await addressOf(runServer(target));
      expect((await new HttpVisitor(address).login(INVISIBLE)).status).toBe(200);
    });

    it('is named by check, and can be given a new password, but not be given anew', async () => {
      const environment = await withInvisibleName();
      const { code, stdout } = await runAdmin(environment, ['check']);
      expect(code).toBe(1);
      expect(stdout.split('\n').filter((line) => line.startsWith('FAILED'))).toEqual([
        'FAILED  Usernames show what they are: number 1 (“anna\\u{200b}”): Username must not contain invisible characters or unusual spaces. Please rename the user',
      ]);
      const reset = (name: string) =>
        runAdmin(environment, ['reset-password', name, '--password-stdin'], NEW_PASSWORD);
      expect((await reset(INVISIBLE)).code).toBe(0);
      expect(await reset('carla\u200b')).toMatchObject({
        code: 1,
        stderr: 'Username must not contain invisible characters or unusual spaces\n',
      });
    });
  },
);

describe.each(databaseEnvironments)(
  'dates of years that nobody may give on $name',
  ({ make, migrated }) => {
    async function withSlips() {
      const environment = await migrated();
      const database = await openMigrated(environment);
      await addQuotes(database, { text: 'One', displayDate: '0027-02-13' });
      await addHolyDays(database, ['Ours', '3000-01-01']);
      await database.close();
      return environment;
    }

    it('are named by check, and come back in a backup that is restored', async () => {
      const environment = await withSlips();
      const { code, stdout } = await runAdmin(environment, ['check']);
      expect(code).toBe(1);
      expect(stdout.split('\n').filter((line) => line.startsWith('FAILED'))).toEqual([
        'FAILED  Dates are of the years 1844 to 2351: number 1 (“One”): displayDate is 0027-02-13. Please correct it; number 1 (“Ours”): date is 3000-01-01. Please correct it',
      ]);
      const path = join(temporaryFolder(), 'backup');
      await runAdmin(environment, ['backup', path]);
      const target = await make();
      expect(await runAdmin(target, ['restore', path])).toMatchObject({ code: 0, stderr: '' });
      const { quotes, holy_days } = await contentsIn(environment);
      expect(await contentsIn(target)).toMatchObject({ quotes, holy_days });
    });
  },
);

describe('an address with a character that cannot be shown, in the embedded database', () => {
  const NAMED =
    /Addresses can be shown \(number 1 \(“One”\): referenceUrl: URL contains characters/;
  const NAMED_IN_BATCH =
    /Addresses can be shown \(quote 1 of number 1: referenceUrl: URL contains characters/;

  async function withUnshowableUrl() {
    const environment = { DATA_DIR: temporaryFolder() };
    const database = await openMigrated(environment);
    await addQuotes(database, { text: 'One', referenceUrl: 'https://a.example/\u0000' });
    await database.close();
    return environment;
  }

  /** A site in which a bulk deletion has deleted the quote, and can be undone. */
  async function withDeletedUrl() {
    const environment = await withUnshowableUrl();
    const database = await openMigrated(environment);
    const deletion = { kind: 'bulk deletion', file: null } as const;
    const recorder = createBatchRecorder(new TestClock('2026-03-21T12:00:00Z'));
    const batch = await recorder.open(database.writes, actorOf(1, 'anna'), deletion);
    await batch.storeBefore('deleted', [1]);
    await database.writes.deleteFrom('quotes').execute();
    await batch.close();
    await database.close();
    return environment;
  }

  it('is exported and backed up', async () => {
    const environment = await withUnshowableUrl();
    for (const name of ['quotes.csv', 'quotes.xlsx', 'quotes.xls']) {
      const path = join(temporaryFolder(), name);
      expect(await runAdmin(environment, ['export-quotes', path])).toMatchObject({ code: 0 });
    }
    const path = join(temporaryFolder(), 'backup');
    expect(await runAdmin(environment, ['backup', path])).toMatchObject({ code: 0 });
  });

  it('goes on working in a backup that is restored', async () => {
    const environment = await withUnshowableUrl();
    const path = join(temporaryFolder(), 'backup');
    await runAdmin(environment, ['backup', path]);
    const target = { DATA_DIR: temporaryFolder() };
    expect(await runAdmin(target, ['restore', path])).toMatchObject({ code: 0, stderr: '' });
    expect((await contentsIn(target)).quotes).toEqual((await contentsIn(environment)).quotes);
  });

  it.each([
    ['is', withUnshowableUrl, NAMED],
    ['in a batch is', withDeletedUrl, NAMED_IN_BATCH],
  ])(
    '%s named in one line by what brings it into PostgreSQL, and changes nothing there',
    async (_, fill, named) => {
      const environment = await fill();
      const path = join(temporaryFolder(), 'backup');
      await runAdmin(environment, ['backup', path]);
      const target = await newTarget();
      const restored = await runAdmin(target, ['restore', path]);
      const moved = await runAdmin(environment, ['migrate-to-postgres', target.DATABASE_URL]);
      for (const { code, stderr } of [restored, moved]) {
        expect(code).toBe(1);
        expect(stderr).toMatch(named);
        expect(stderr.trim().split('\n')).toHaveLength(1);
      }
      expect(await contentsIn(target)).toMatchObject({ quotes: [] });
    },
  );
});
