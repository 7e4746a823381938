import { describe, expect, it } from 'vitest';
import { addPasskey, ORIGIN, siteWithPasskey } from '../../testing/second-factors.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { told } from '../../testing/told.ts';

const REFUSED = { message: 'This passkey was not accepted. Please try again.' };

const send = (browser: TestBrowser, assertion: object) =>
  browser.call('POST', '/api/login/passkey', { assertion });
const optionsOf = async (browser: TestBrowser) =>
  (await browser.call('POST', '/api/login/passkey/options')).json();

describe.each(databases)('a passkey at the login on $name', ({ open }) => {
  it.each([false, true])('logs in again and again, synced: %s', async (synced) => {
    const { owner, pending, isLoggedIn, authenticator } = await siteWithPasskey(
      await open(),
      synced,
    );
    for (let time = 0; time < 2; time += 1) {
      const browser = await pending();
      const response = await send(browser, authenticator.answer(await optionsOf(browser)));
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { message: 'Login successful' },
      ]);
      expect(await isLoggedIn(browser)).toBe(true);
    }
    const [passkey] = (await owner.send('GET', '/api/second-factor')).json().passkeys;
    expect(passkey).toMatchObject({ lastUsedAt: '2026-03-21T12:00:00.000Z', synced });
  });

  it('is asked for by name, and only those of the account', async () => {
    const { app, pending, authenticator } = await siteWithPasskey(await open());
    await addPasskey(await loggedIn(app, 'bruno'));
    const options = await optionsOf(await pending());
    expect(options).toMatchObject({
      rpId: 'friends.example',
      userVerification: 'preferred',
      allowCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
    });
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['over plain http', { origin: 'http://friends.example' }],
    ['for another host', { host: 'evil.example' }],
    ['to another question', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['of a registration', { type: 'webauthn.create' }],
    ['that nobody touched', { isAbsent: true }],
    ['of another key', { isForeign: true }],
    ['whose counter has not grown', { isStuck: true }],
    ['of a passkey that could suddenly be copied', { isEligible: true }],
  ])('is refused with an answer %s, and the question is over', async (_what, odd) => {
    const { pending, isLoggedIn, authenticator } = await siteWithPasskey(await open());
    const browser = await pending();
    const options = await optionsOf(browser);
    const refused = await send(browser, authenticator.answer(options, odd));
    expect([refused.statusCode, told(refused)]).toEqual([401, REFUSED]);
    const late = await send(browser, authenticator.answer(options));
    expect([late.statusCode, told(late)]).toEqual([
      401,
      { message: 'Please use the passkey once more.' },
    ]);
    expect(await isLoggedIn(browser)).toBe(false);
    const right = await send(browser, authenticator.answer(await optionsOf(browser)));
    expect(right.statusCode).toBe(200);
  });

  it('answers one login: not another, not twice, not many at once', async () => {
    const { app, pending, isLoggedIn, authenticator } = await siteWithPasskey(await open(), true);
    const [browser, other] = [await pending(), await pending()];
    const assertion = authenticator.answer(await optionsOf(browser));
    await optionsOf(other);
    expect((await send(other, assertion)).statusCode).toBe(401);
    const answers = await Promise.all([1, 2, 3].map(() => send(browser.at(app), assertion)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    expect((await send(browser, assertion)).statusCode).toBe(401);
    expect(await isLoggedIn(other)).toBe(false);
  });

  it('of somebody else is refused', async () => {
    const { app, pending } = await siteWithPasskey(await open());
    const bruno = await addPasskey(await loggedIn(app, 'bruno'));
    const browser = await pending();
    const options = await optionsOf(browser);
    expect(told(await send(browser, bruno.authenticator.answer(options)))).toEqual(REFUSED);
    const unknown = new SoftwareAuthenticator(ORIGIN).answer(await optionsOf(browser));
    expect(told(await send(browser, unknown))).toEqual(REFUSED);
  });

  it.each([
    ['nothing', {}],
    ['garbage', { signature: 'AAAA', authenticatorData: 'AAAA', clientDataJSON: 'AAAA' }],
  ])('is refused with %s', async (_what, response) => {
    const { pending, authenticator } = await siteWithPasskey(await open());
    const browser = await pending();
    await optionsOf(browser);
    const { id } = authenticator;
    const refused = await send(browser, { id, rawId: id, type: 'public-key', response });
    expect([400, 401]).toContain(refused.statusCode);
  });

  it('is not offered at another address; the recovery codes are', async () => {
    const { clock, database, authenticator, recoveryCodes } = await siteWithPasskey(await open());
    const environment = { PUBLIC_URL: 'https://moved.example' };
    const moved = new TestBrowser(await createTestApp(database, { clock, environment }));
    const login = await moved.login('anna');
    expect([login.statusCode, login.json()]).toEqual([202, { secondFactor: [] }]);
    const options = await moved.call('POST', '/api/login/passkey/options');
    expect([options.statusCode, told(options)]).toEqual([401, REFUSED]);
    expect(
      (await send(moved, authenticator.answer({ rpId: 'moved.example', challenge: 'x' })))
        .statusCode,
    ).toBe(401);
    const [recoveryCode] = recoveryCodes;
    const entered = await moved.call('POST', '/api/login/second-factor', { recoveryCode });
    expect(entered.statusCode).toBe(200);
  });
});
