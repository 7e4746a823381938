import { describe, expect, it, onTestFinished } from 'vitest';
import { csrfKey } from '../db/installation-values.ts';
import { openMigrated } from '../testing/full-database.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { createTestApp } from '../testing/test-app.ts';
import { loggedIn } from '../testing/test-browser.ts';
import { databaseEnvironments } from '../testing/test-database.ts';
import { addUsers } from '../testing/test-users.ts';

async function siteOn(environment: Readonly<Record<string, string>>) {
  const database = await openMigrated(environment);
  onTestFinished(() => database.close());
  await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  return { database, app: await createTestApp(database) };
}

describe.each(databaseEnvironments)('npm run admin -- rotate-keys on $name', ({ migrated }) => {
  it('ends all sessions, at once and after the next start', async () => {
    const environment = await migrated();
    const { database, app } = await siteOn(environment);
    const anna = await loggedIn(app, 'anna');
    const { code, stdout, stderr } = await runAdmin(environment, ['rotate-keys']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Done: [^\n]+\nAll sessions have ended: [^\n]+\nUsed the [^\n]+\n$/);
    const started = await createTestApp(database);
    for (const site of [app, started]) {
      const session = await anna.at(site).send('GET', '/api/session');
      expect(session.json()).toEqual({ authenticated: false });
    }
    await anna.login('anna');
    expect((await anna.at(started).send('GET', '/api/users')).statusCode).toBe(401);
  });

  it('makes tokens and marks of before worthless, and leaves passwords as they are', async () => {
    const environment = await migrated();
    const { database, app } = await siteOn(environment);
    const before = await csrfKey(database.writes);
    const anna = await loggedIn(app, 'anna');
    await anna.call('POST', '/api/logout');
    const token = { 'csrf-token': await anna.csrfToken() };
    await runAdmin(environment, ['rotate-keys']);
    const key = await csrfKey(database.writes);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(key).not.toBe(before);
    const later = anna.at(await createTestApp(database));
    expect((await later.send('POST', '/api/logout', undefined, token)).statusCode).toBe(403);
    expect((await later.login('anna')).statusCode).toBe(200);
    expect(await csrfKey(database.writes)).toBe(key);
  });

  it('is recorded, without the key', async () => {
    const environment = await migrated();
    const { app } = await siteOn(environment);
    await runAdmin(environment, ['rotate-keys']);
    const anna = await loggedIn(app, 'anna');
    const { entries } = (await anna.send('GET', '/api/audit')).json();
    expect(entries).toMatchObject([
      {
        actor: { id: null, name: 'command line' },
        kind: 'settings',
        subjectId: null,
        change: { action: 'keys-replaced' },
      },
    ]);
    expect(Object.keys(entries[0].change)).toEqual(['action']);
    const { stdout } = await runAdmin(environment, ['audit']);
    expect(stdout).toContain('Replaced the key of cookies and tokens, which ended all sessions');
    expect((await runAdmin(environment, ['check'])).code).toBe(0);
  });
});
