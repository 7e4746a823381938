import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addQuotes } from '../testing/content.ts';
import { contentsIn } from '../testing/database-contents.ts';
import { openMigrated } from '../testing/full-database.ts';
import { HttpVisitor } from '../testing/http-visitor.ts';
import { newTarget } from '../testing/postgres-move.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';
import { addressOf, runServer } from '../testing/test-program.ts';
import { addUsers } from '../testing/test-users.ts';

const INVISIBLE = 'anna\u200b';
const NEW_PASSWORD = 'Quiet-River-88';

describe.each(databaseEnvironments)('a username with invisible characters on $name', ({ make }) => {
  async function withInvisibleName() {
    const environment = await make();
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
});

describe('an address with a character that cannot be shown, in the embedded database', () => {
  const NAMED =
    /Addresses can be shown \(number 1 \(“One”\): referenceUrl: URL contains characters/;

  async function withUnshowableUrl() {
    const environment = { DATA_DIR: temporaryFolder() };
    const database = await openMigrated(environment);
    await addQuotes(database, { text: 'One', referenceUrl: 'https://a.example/\u0000' });
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

  it('is named in one line by what brings it into PostgreSQL, and changes nothing there', async () => {
    const environment = await withUnshowableUrl();
    const path = join(temporaryFolder(), 'backup');
    await runAdmin(environment, ['backup', path]);
    const target = await newTarget();
    const restored = await runAdmin(target, ['restore', path]);
    const moved = await runAdmin(environment, ['migrate-to-postgres', target.DATABASE_URL]);
    for (const { code, stderr } of [restored, moved]) {
      expect(code).toBe(1);
      expect(stderr).toMatch(NAMED);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
    expect(await contentsIn(target)).toMatchObject({ quotes: [] });
  });
});
