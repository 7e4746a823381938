import { describe, expect, it } from 'vitest';
import { addPasskey, siteWithApp } from '../../testing/second-factors.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';

const STEP = '/api/login/second-factor';

describe.each(databases)('several logins at once on $name', ({ open }) => {
  /** Logins with a right password, each in a browser of its own. */
  async function pendingLogins(count: number) {
    const site = await siteWithApp(await open());
    const browsers = Array.from(
      { length: count },
      (_, number) => new TestBrowser(site.app, `203.0.${number}.7`),
    );
    for (const browser of browsers) expect((await browser.login('anna')).statusCode).toBe(202);
    return { ...site, browsers };
  }

  const statusesOf = async (browsers: readonly TestBrowser[], body: object) => {
    const answers = await Promise.all(browsers.map((browser) => browser.call('POST', STEP, body)));
    return answers.map(({ statusCode }) => statusCode).sort();
  };

  it('are let in once by one recovery code', async () => {
    const { browsers, owner, isLoggedIn } = await pendingLogins(4);
    const renewed = await owner.call('POST', '/api/second-factor/recovery-codes');
    const [recoveryCode] = renewed.json().recoveryCodes;
    expect(await statusesOf(browsers, { recoveryCode })).toEqual([200, 401, 401, 401]);
    const states = await Promise.all(browsers.map(isLoggedIn));
    expect(states.filter(Boolean)).toHaveLength(1);
    const state = (await owner.send('GET', '/api/second-factor')).json();
    expect(state.recoveryCodesLeft).toBe(9);
  });

  it('are let in once by one code of the app', async () => {
    const { browsers, phone, clock } = await pendingLogins(4);
    clock.advance(30);
    expect(await statusesOf(browsers, { code: phone.code() })).toEqual([200, 401, 401, 401]);
  });

  it('are let in once by one answer of a passkey, and by none that was for another login', async () => {
    const { browsers, owner } = await pendingLogins(3);
    const { authenticator } = await addPasskey(owner);
    const [own, other] = browsers;
    if (!own || !other) throw new Error('no browsers');
    const options = (await own.call('POST', '/api/login/passkey/options')).json();
    await other.call('POST', '/api/login/passkey/options');
    const assertion = authenticator.answer(options);
    const replay = await other.call('POST', '/api/login/passkey', { assertion });
    expect(replay.statusCode).toBe(401);
    const answers = await Promise.all(
      [1, 2, 3].map(() => own.call('POST', '/api/login/passkey', { assertion })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
  });
});
