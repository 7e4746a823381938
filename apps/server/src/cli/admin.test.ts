import { join } from 'node:path';
import { Password } from '@bahai-friends/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import project from '../../../../package.json' with { type: 'json' };
import type { Database } from '../db/database.ts';
import { SQLITE_FILE } from '../db/open-database.ts';
import { giveRecoveryCodes } from '../features/second-factor/factor-changes.ts';
import { listUsers } from '../features/users/users.repository.ts';
import { openMigrated } from '../testing/full-database.ts';
import { runAdmin as run } from '../testing/test-admin.ts';
import { createTestApp } from '../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../testing/test-browser.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';
import { addUsers } from '../testing/test-users.ts';

const NO_DATABASE =
  /^(There is no database at \S+|The PostgreSQL database holds nothing) yet: [^\n]+\.\n$/;

type Environment = Readonly<Record<string, string>>;

async function openOn(environment: Environment): Promise<Database> {
  const database = await openMigrated(environment);
  onTestFinished(() => database.close());
  return database;
}

async function canLogIn(database: Database, username: string, password: string) {
  const browser = new TestBrowser(await createTestApp(database));
  return (await browser.login(username, password)).statusCode === 200;
}

describe.each(databaseEnvironments)('npm run admin on $name', ({ make, migrated }) => {
  it('prints a new password that works, and ends the user’s sessions', async () => {
    const environment = await migrated();
    const database = await openOn(environment);
    await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
    const app = await createTestApp(database);
    const [anna, bruno] = [await loggedIn(app, 'anna'), await loggedIn(app, 'bruno')];
    // The server is running meanwhile, so the database is in use.
    const { code, stdout, stderr } = await run(environment, ['reset-password', 'Bruno']);
    const [, password = ''] =
      /^Done: Bruno has a new password\.\nPassword: (.+)\nUsed the (?:PostgreSQL )?database .+\.\n$/.exec(
        stdout,
      ) ?? [];
    expect([code, stderr]).toEqual([0, '']);
    expect(Password.safeParse(password).success).toBe(true);
    expect((await bruno.send('GET', '/api/users')).statusCode).toBe(401);
    expect((await anna.send('GET', '/api/users')).statusCode).toBe(200);
    expect((await bruno.login('bruno')).statusCode).toBe(401);
    expect((await bruno.login('bruno', password)).statusCode).toBe(200);
  });

  it('gives no password that is easily guessed where the site is strict', async () => {
    const environment = { ...(await migrated()), PASSWORD_STRENGTH: 'strict' };
    const database = await openOn(environment);
    await addUsers(database, { anna: 'Master Admin' });
    const args = ['reset-password', 'anna', '--password-stdin'];
    // The second one contains the name of the site.
    for (const password of ['Password1!', 'Bahai-Friends1!']) {
      const refused = await run(environment, args, `${password}\n`);
      expect([refused.code, refused.stdout]).toEqual([1, '']);
      expect(refused.stderr).toMatch(/^This password is easily guessed\. .+\n$/);
      expect(await canLogIn(database, 'anna', password)).toBe(false);
    }
    expect((await run(environment, args, 'Quiet-River-88\n')).code).toBe(0);
    expect(await canLogIn(database, 'anna', 'Quiet-River-88')).toBe(true);
  });

  it('removes a second factor, and says when there is none or no such user', async () => {
    const environment = await migrated();
    const database = await openOn(environment);
    const { anna } = await addUsers(database, { anna: 'Master Admin' });
    await giveRecoveryCodes(database.writes, anna);
    const outputs = [];
    for (const name of ['anna', 'anna', 'nobody']) {
      const { stdout, stderr } = await run(environment, ['reset-second-factor', name]);
      outputs.push((stdout + stderr).replace(/^Used the .+\n$/m, ''));
    }
    expect(outputs).toEqual([
      'Done: anna logs in with the password alone, until a second factor is added again.\n',
      'Nothing to do: anna has no second factor.\n',
      expect.stringMatching(/^There is no user nobody in the (PostgreSQL )?database .+\.\n$/),
    ]);
  });

  it('creates the Master Admin where there is none, with the password given', async () => {
    const environment = await migrated();
    const database = await openOn(environment);
    const args = ['reset-password', 'Táhirih', '--password-stdin'];
    const result = await run(environment, args, 'Quiet-River 88\r\n');
    expect(result).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^Created the Master Admin Táhirih\.\nUsed the .+\.\n$/),
      stderr: '',
    });
    expect(await listUsers(database.reads)).toMatchObject([
      { username: 'Táhirih', role: 'Master Admin' },
    ]);
    expect(await canLogIn(database, 'táhirih', 'Quiet-River 88')).toBe(true);
  });

  it('makes no database where there is none', async () => {
    const environment = await make();
    // Each but the last sees whether the one before has made one.
    for (const args of [
      ['reset-password', 'anna'],
      ['reset-second-factor', 'anna'],
      ['audit'],
      ['export-quotes', 'quotes.csv'],
      ['audit'],
    ]) {
      const { code, stdout, stderr } = await run(environment, args);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(NO_DATABASE);
    }
  });

  it('says that there is no such user, and changes nothing', async () => {
    const environment = await migrated();
    const database = await openOn(environment);
    await addUsers(database, { anna: 'Master Admin' });
    const result = await run(environment, ['reset-password', 'nobody']);
    expect(result).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^There is no user nobody in the (PostgreSQL )?database .+\.\n$/,
      ),
    });
    expect(await listUsers(database.reads)).toMatchObject([{ username: 'anna', version: 1 }]);
  });

  it('says what is wrong with a weak password, and changes nothing', async () => {
    const environment = await migrated();
    const database = await openOn(environment);
    await addUsers(database, { anna: 'Master Admin' });
    const args = ['reset-password', 'anna', '--password-stdin'];
    const { code, stdout, stderr } = await run(environment, args, 'quiet-river\n');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'Password must contain at least one uppercase letter. Password must contain at least one number\n',
    );
    expect(await listUsers(database.reads)).toMatchObject([{ username: 'anna', version: 1 }]);
  });
});

describe('npm run admin', () => {
  it('names the database that it used, and nothing secret of it', async () => {
    const [sqlite, postgres] = databaseEnvironments;
    const embedded = await sqlite.make();
    const { DATABASE_URL } = await postgres.make();
    const { hostname, port, pathname } = new URL(DATABASE_URL);
    const server = { DATABASE_URL: DATABASE_URL.replace('postgres@', 'postgres:s3cret@') };
    for (const [environment, name] of [
      [embedded, `the database ${join(embedded.DATA_DIR, SQLITE_FILE)}`],
      [server, `the PostgreSQL database ${pathname.slice(1)} at ${hostname}, port ${port}`],
    ] as const) {
      await (await openMigrated(environment)).close();
      for (const args of [['check'], ['audit'], ['backup', join(temporaryFolder(), 'backup')]]) {
        const { code, stdout } = await run(environment, args);
        expect([code, stdout.split('\n').at(-2)]).toEqual([0, `Used ${name}.`]);
        expect(stdout).not.toContain('s3cret');
      }
    }
  });

  it.each([
    [[]],
    [['reset-password']],
    [['reset-password', 'anna', 'bruno']],
    [['export-quotes']],
    [['export-quotes', 'a.csv', '--password-stdin']],
    [['--version', 'audit']],
  ])('called with %j says how it is used', async (args) => {
    const { code, stdout, stderr } = await run({ DATA_DIR: temporaryFolder() }, args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Usage: npm run admin -- <command>\n\n {2}reset-password <username>/);
    expect(stderr).toContain(project.version);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('explains itself when asked', async () => {
    const result = await run({ DATA_DIR: temporaryFolder() }, ['--help']);
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(result.stdout).toContain('Usage: npm run admin -- <command>');
    expect(result.stdout).toContain('restore <file> [--replace]');
  });

  it('prints its version', async () => {
    const result = await run({ DATA_DIR: temporaryFolder() }, ['--version']);
    expect(result).toEqual({ code: 0, stdout: `${project.version}\n`, stderr: '' });
  });

  it.each([
    [['reset-password', 'anna', '--password', 'x'], {}, /--password/],
    [['reset-password', 'anna', '--password-stdin=x'], {}, /--password-stdin/],
    [['reset-password', 'Jo'], {}, /^Username must be at least 3 characters$/],
    [['reset-password', 'anna', '--password-stdin'], {}, /^Password must be at least 8 characters/],
    [['reset-password', 'anna'], { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: /],
    [
      ['reset-password', 'anna'],
      { DATABASE_URL: 'postgres://nobody:s3cret@127.0.0.1:1/none' },
      /^The PostgreSQL database cannot be reached: /,
    ],
  ])('called with %j and %j says in one line what is wrong', async (args, variables, pattern) => {
    const result = await run({ DATA_DIR: temporaryFolder(), ...variables }, args);
    expect([result.code, result.stdout]).toEqual([1, '']);
    expect(result.stderr.trim()).toMatch(pattern);
    expect(result.stderr.trim()).not.toContain('\n');
    expect(result.stderr).not.toContain('s3cret');
  });
});
