import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import {
  addApp,
  siteWithApp,
  siteWithPasskey,
  TestAuthenticatorApp,
} from '../../testing/second-factors.ts';
import { loggedIn, type TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addSession, PASSWORD } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';

const STEP = '/api/login/second-factor';
const OVER = { startAgain: true, message: expect.stringContaining('This login is over') };

const update = (database: Database) => database.writes.updateTable('users');

describe.each(databases)('between password and second step on $name', ({ open }) => {
  it.each<[string, (database: Database, owner: TestBrowser, id: number) => Promise<unknown>]>([
    ['the user is deleted', (db) => db.writes.deleteFrom('users').execute()],
    ['the password is another', (db) => update(db).set({ password_hash: 'another' }).execute()],
    [
      'the password is reset by its owner',
      (_db, owner, id) =>
        owner.call('POST', `/api/users/${id}/reset-password`, { password: 'Another-Horse-8' }),
    ],
  ])('%s: the login is over', async (_what, meanwhile) => {
    const { database, ids, owner, phone, pending, isLoggedIn, recoveryCodes } = await siteWithApp(
      await open(),
    );
    const browser = await pending();
    await meanwhile(database, owner, ids.anna);
    for (const body of [{ code: phone.code() }, { recoveryCode: recoveryCodes[0] }]) {
      const refused = await browser.call('POST', STEP, body);
      expect([refused.statusCode, told(refused)]).toEqual([401, OVER]);
    }
    expect(await isLoggedIn(browser)).toBe(false);
  });

  it.each([299, 300])('%i seconds pass', async (seconds) => {
    const { clock, phone, pending } = await siteWithApp(await open());
    const browser = await pending();
    clock.advance(seconds);
    const response = await browser.call('POST', STEP, { code: phone.code() });
    expect(response.statusCode).toBe(seconds < 300 ? 200 : 401);
  });

  it('the clock is set back: the login waits no longer for it', async () => {
    const { clock, phone, pending } = await siteWithApp(await open());
    const browser = await pending();
    clock.set(-3600);
    const response = await browser.call('POST', STEP, { code: phone.code() });
    expect([response.statusCode, told(response)]).toEqual([401, OVER]);
  });

  it('the user is renamed: the login goes on', async () => {
    const { database, ids, phone, pending } = await siteWithApp(await open());
    const browser = await pending();
    await update(database)
      .set({ username: 'annette', username_key: 'annette' })
      .where('id', '=', ids.anna)
      .execute();
    const response = await browser.call('POST', STEP, { code: phone.code() });
    expect(response.statusCode).toBe(200);
  });

  it('the factor is removed: it is not taken any more', async () => {
    const { owner, phone, pending, recoveryCodes } = await siteWithApp(await open());
    const browser = await pending();
    await owner.call('DELETE', '/api/second-factor/totp');
    for (const body of [{ code: phone.code() }, { recoveryCode: recoveryCodes[0] }]) {
      expect((await browser.call('POST', STEP, body)).statusCode).toBe(401);
    }
    expect((await browser.login('anna')).statusCode).toBe(200);
  });

  it('the passkey is removed: it is not taken any more', async () => {
    const { owner, pending, passkey, authenticator } = await siteWithPasskey(await open());
    const browser = await pending();
    const options = (await browser.call('POST', '/api/login/passkey/options')).json();
    await owner.call('DELETE', `/api/second-factor/passkeys/${passkey.id}`);
    const assertion = authenticator.answer(options);
    expect((await browser.call('POST', '/api/login/passkey', { assertion })).statusCode).toBe(401);
  });

  it('a login is finished once', async () => {
    const { app, phone, pending, recoveryCodes } = await siteWithApp(await open());
    const browser = await pending();
    const bodies = [
      { code: phone.code() },
      ...recoveryCodes.slice(0, 3).map((recoveryCode) => ({ recoveryCode })),
    ];
    const answers = await Promise.all(
      bodies.map((body) => browser.at(app).call('POST', STEP, body)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    expect(told(await browser.call('POST', STEP, { recoveryCode: recoveryCodes[4] }))).toEqual(
      OVER,
    );
  });
});

describe.each(databases)('while a factor is being added on $name', ({ open }) => {
  it.each<[string, (database: Database) => Promise<unknown>]>([
    ['the user is deleted', (db) => db.writes.deleteFrom('users').execute()],
    ['the session ends', (db) => db.writes.deleteFrom('sessions').execute()],
  ])('%s: nothing is added', async (_what, meanwhile) => {
    const { app, database } = await siteWithApp(await open());
    const bruno = await loggedIn(app, 'bruno');
    const { secret } = (await bruno.call('POST', '/api/second-factor/totp')).json();
    expect(secret).toBeTruthy();
    await meanwhile(database);
    const refused = await bruno.call('POST', '/api/second-factor/totp/confirm', { code: '123456' });
    expect(refused.statusCode).toBe(401);
    expect(await database.reads.selectFrom('factor_setups').selectAll().execute()).toEqual([]);
  });

  it('the password is entered again: it is added all the same', async () => {
    const { app, clock } = await siteWithApp(await open());
    const bruno = await loggedIn(app, 'bruno');
    const { secret } = (await bruno.call('POST', '/api/second-factor/totp')).json();
    const confirmed = await bruno.call('POST', '/api/session/confirm', { password: PASSWORD });
    expect(confirmed.statusCode).toBe(200);
    const code = new TestAuthenticatorApp(secret, clock).code();
    const added = await bruno.call('POST', '/api/second-factor/totp/confirm', { code });
    expect(added.statusCode).toBe(200);
  });

  it('the password was entered long ago: it is asked for, and nothing changes', async () => {
    const { owner, clock, passkey } = await siteWithPasskey(await open());
    clock.advance(16 * 60);
    const calls = [
      ['POST', '/api/second-factor/totp'],
      ['POST', '/api/second-factor/passkeys/options'],
      ['POST', '/api/second-factor/recovery-codes'],
      ['DELETE', `/api/second-factor/passkeys/${passkey.id}`],
    ] as const;
    for (const [method, path] of calls) {
      const refused = await owner.call(method, path);
      expect([refused.statusCode, refused.json().reauthenticate]).toEqual([403, true]);
    }
    await owner.call('POST', '/api/session/confirm', { password: PASSWORD });
    const path = `/api/second-factor/passkeys/${passkey.id}`;
    expect((await owner.call('DELETE', path)).statusCode).toBe(204);
  });

  it('goes with its user', async () => {
    const { app, clock, ids, owner, database } = await siteWithApp(await open());
    const bruno = await loggedIn(app, 'bruno');
    await addApp(bruno, clock);
    await addSession(database, ids.bruno);
    expect((await owner.call('DELETE', `/api/users/${ids.bruno}`)).statusCode).toBe(204);
    const left = await database.reads.selectFrom('totp_factors').select('user_id').execute();
    expect(left).toEqual([{ user_id: ids.anna }]);
    const codes = await database.reads.selectFrom('recovery_codes').select('user_id').execute();
    expect(new Set(codes.map(({ user_id }) => user_id))).toEqual(new Set([ids.anna]));
  });
});
