import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database, Queries } from '../../db/database.ts';
import { WITH_PASSKEYS } from '../../testing/second-factors.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

async function siteOn(database: Database) {
  await addUsers(database, { anna: 'Master Admin' });
  const app = await createTestApp(database, {
    clock: new TestClock('2026-03-21T12:00:00Z'),
    environment: WITH_PASSKEYS,
  });
  return { app, anna: await loggedIn(app, 'anna'), stranger: new TestBrowser(app) };
}
type Site = Awaited<ReturnType<typeof siteOn>>;

/** Waits until another connection waits for this one's changes. On an embedded database every change does. */
async function somebodyWaits({ dialect, reads }: Database): Promise<void> {
  if (dialect === 'sqlite') return;
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(reads);
    return rows[0]?.count ?? 0;
  };
  await expect.poll(waiting, { timeout: 60_000 }).toBeGreaterThan(0);
}

/** Makes a call while a deletion is under way that the call cannot see yet; returns its status. */
async function statusBeside(
  database: Database,
  remove: (db: Queries) => Promise<unknown>,
  call: () => Promise<{ statusCode: number }>,
): Promise<number> {
  const answer = Promise.withResolvers<{ statusCode: number }>();
  await database.writes.transaction().execute(async (transaction) => {
    await remove(transaction);
    call().then(answer.resolve, answer.reject);
    await somebodyWaits(database);
  });
  return (await answer.promise).statusCode;
}

const calls: Readonly<Record<string, (site: Site) => Promise<{ statusCode: number }>>> = {
  'an authenticator app that is begun': ({ anna }) => anna.call('POST', '/api/second-factor/totp'),
  'a passkey that is begun': ({ anna }) => anna.call('POST', '/api/second-factor/passkeys/options'),
};
const ofUser: typeof calls = {
  ...calls,
  'an invitation': ({ anna }) => anna.call('POST', '/api/invitations', { username: 'dora' }),
  'new recovery codes': ({ anna }) => anna.call('POST', '/api/second-factor/recovery-codes'),
  'a login': ({ stranger }) => stranger.login('anna'),
};

describe.each(databases)('on $name', ({ open }) => {
  it.each(Object.entries(calls))('%s is refused beside a logout', async (_name, call) => {
    const database = await open();
    const site = await siteOn(database);
    const logout = (db: Queries) => db.deleteFrom('sessions').execute();
    expect(await statusBeside(database, logout, () => call(site))).toBe(401);
  });

  it.each(Object.entries(ofUser))(
    '%s is refused beside the end of the account',
    async (_name, call) => {
      const database = await open();
      const site = await siteOn(database);
      const end = (db: Queries) => db.deleteFrom('users').execute();
      expect(await statusBeside(database, end, () => call(site))).toBe(401);
    },
  );
});
