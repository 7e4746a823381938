import { describe, expect, it } from 'vitest';
import {
  addApp,
  addPasskey,
  FACTORS_AT,
  NO_FACTORS,
  ownFactors,
  TestAuthenticatorApp,
} from '../../testing/second-factors.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';

const FACTOR = '/api/second-factor';
const CODE = /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){5}$/;

describe.each(databases)('the second factors of an account on $name', ({ open }) => {
  it('are none at first, and need a login', async () => {
    const { app, state } = await ownFactors(await open());
    expect(await state()).toEqual(NO_FACTORS);
    expect((await app.inject(FACTOR)).statusCode).toBe(401);
  });

  it('are never kept by a cache', async () => {
    const { browser } = await ownFactors(await open());
    expect((await browser.send('GET', FACTOR)).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['http://friends.example', 'friends.example', null],
    ['https://192.0.2.7', '192.0.2.7', null],
    ['', '127.0.0.1:3000', null],
    ['', 'friends.example', null],
    ['', 'localhost:3000', 'http://localhost:3000'],
    ['http://localhost:8080', 'anything', 'http://localhost:8080'],
    ['https://friends.example', 'localhost:3000', 'https://friends.example'],
  ])('has passkeys at %j, asked at %s: %s', async (publicUrl, host, origin) => {
    const { browser } = await ownFactors(await open(), { PUBLIC_URL: publicUrl });
    const state = (await browser.send('GET', FACTOR, undefined, { host })).json();
    expect(state.passkeyOrigin).toBe(origin);
    if (origin !== null) return;
    const headers = { host };
    const refused = await browser.call('POST', `${FACTOR}/passkeys/options`, undefined, headers);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Passkeys need the site’s https address in PUBLIC_URL. An authenticator app works here, too.',
    ]);
  });
});

describe.each(databases)('an authenticator app on $name', ({ open }) => {
  it('is added by its code, with ten recovery codes', async () => {
    const { browser, clock, state, changes, database } = await ownFactors(await open());
    const begun = (await browser.call('POST', `${FACTOR}/totp`)).json();
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(begun.uri);
    expect(decodeURIComponent(uri.pathname)).toContain('anna');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: begun.secret });
    expect(await state()).toEqual(NO_FACTORS);
    const app = new TestAuthenticatorApp(begun.secret, clock);
    const code = `${app.code().slice(0, 3)} ${app.code().slice(3)}`;
    const { recoveryCodes } = (
      await browser.call('POST', `${FACTOR}/totp/confirm`, { code })
    ).json();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const each of recoveryCodes) expect(each).toMatch(CODE);
    expect(await state()).toEqual({
      ...NO_FACTORS,
      totp: { createdAt: FACTORS_AT },
      recoveryCodesLeft: 10,
    });
    expect(await changes()).toEqual([
      { action: 'second-factor-added', name: 'anna', factor: 'totp' },
    ]);
    const stored = JSON.stringify(
      await Promise.all(
        (['totp_factors', 'recovery_codes', 'factor_setups', 'audit_entries'] as const).map(
          (table) => database.reads.selectFrom(table).selectAll().execute(),
        ),
      ),
    );
    for (const secret of [begun.secret, ...recoveryCodes]) expect(stored).not.toContain(secret);
  });

  it.each([
    ['a wrong code', { code: '000000' }, 400],
    ['no code', {}, 400],
    ['letters', { code: 'abcdef' }, 400],
  ])('is not added by %s', async (_what, body, status) => {
    const { browser, state } = await ownFactors(await open());
    await browser.call('POST', `${FACTOR}/totp`);
    const refused = await browser.call('POST', `${FACTOR}/totp/confirm`, body);
    expect(refused.statusCode).toBe(status);
    expect(await state()).toEqual(NO_FACTORS);
  });

  it('is not added without a beginning, after ten minutes, or in another session', async () => {
    const { app, browser, clock } = await ownFactors(await open());
    const confirm = (from: typeof browser, code: string) =>
      from.call('POST', `${FACTOR}/totp/confirm`, { code });
    expect((await confirm(browser, '123456')).statusCode).toBe(409);
    const { secret } = (await browser.call('POST', `${FACTOR}/totp`)).json();
    const shown = new TestAuthenticatorApp(secret, clock);
    expect((await confirm(await loggedIn(app, 'anna'), shown.code())).statusCode).toBe(409);
    expect((await confirm(await loggedIn(app, 'bruno'), shown.code())).statusCode).toBe(409);
    clock.advance(600);
    expect((await confirm(browser, shown.code())).statusCode).toBe(409);
  });

  it('is one at most, however many confirm it at once', async () => {
    const { browser, clock } = await ownFactors(await open());
    const { secret } = (await browser.call('POST', `${FACTOR}/totp`)).json();
    const code = new TestAuthenticatorApp(secret, clock).code();
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.call('POST', `${FACTOR}/totp/confirm`, { code })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await browser.call('POST', `${FACTOR}/totp`)).statusCode).toBe(409);
  });

  it('takes the recovery codes along when it is removed', async () => {
    const { browser, clock, state, changes } = await ownFactors(await open());
    await addApp(browser, clock);
    expect((await browser.call('DELETE', `${FACTOR}/totp`)).statusCode).toBe(204);
    expect(await state()).toEqual(NO_FACTORS);
    expect((await changes())[0]).toEqual({
      action: 'second-factor-removed',
      name: 'anna',
      factor: 'totp',
    });
    expect((await browser.call('DELETE', `${FACTOR}/totp`)).statusCode).toBe(404);
  });
});

describe.each(databases)('recovery codes on $name', ({ open }) => {
  it('are made anew in the place of all before, and not without a factor', async () => {
    const { browser, clock, state, changes } = await ownFactors(await open());
    const renew = () => browser.call('POST', `${FACTOR}/recovery-codes`);
    expect((await renew()).statusCode).toBe(409);
    const { recoveryCodes } = await addApp(browser, clock);
    const renewed = (await renew()).json().recoveryCodes;
    expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20);
    expect((await state()).recoveryCodesLeft).toBe(10);
    expect((await changes())[0]).toEqual({ action: 'recovery-codes-made', name: 'anna' });
  });

  it('stay good when a factor is added', async () => {
    const { browser, clock, state } = await ownFactors(await open());
    await addApp(browser, clock);
    expect((await addPasskey(browser)).recoveryCodes).toEqual([]);
    expect((await state()).recoveryCodesLeft).toBe(10);
    await browser.call('DELETE', `${FACTOR}/totp`);
    expect((await state()).recoveryCodesLeft).toBe(10);
  });
});
