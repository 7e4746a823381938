import { describe, expect, it } from 'vitest';
import {
  addPasskey,
  ORIGIN,
  siteWithApp,
  siteWithPasswords,
} from '../../testing/second-factors.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { told } from '../../testing/told.ts';

const STEP = '/api/login/second-factor';
const OPTIONS = '/api/login/passkey/options';
const PASSKEY = '/api/login/passkey';
const OVER = {
  message:
    'This login is over: it took more than five minutes, or the account has changed. Please enter your username and password again.',
  startAgain: true,
};
const CODE_REFUSED = {
  message:
    'This code is not right, or was used already. Please enter the one that the app shows now.',
};
const CHALLENGE = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

describe.each(databases)('a login with a second factor on $name', ({ open }) => {
  it('asks for it after the right password, with a cookie that is no session', async () => {
    const { app, owner, isLoggedIn } = await siteWithApp(await open());
    await addPasskey(owner);
    const browser = new TestBrowser(app);
    const response = await browser.login('anna');
    expect([response.statusCode, response.json()]).toEqual([
      202,
      { secondFactor: ['passkey', 'totp'] },
    ]);
    expect(response.cookies).toEqual([
      {
        name: '__Secure-pending_login',
        value: expect.stringMatching(/^[\w-]{43}\.[\w+/]{43}$/),
        maxAge: 300,
        path: '/api/login',
        httpOnly: true,
        sameSite: 'Lax',
        secure: true,
      },
    ]);
    expect(await isLoggedIn(browser)).toBe(false);
    browser.setCookie('__Host-session', browser.cookie('__Secure-pending_login') ?? '');
    expect(await isLoggedIn(browser)).toBe(false);
  });

  it('tells nobody who does not know the password', async () => {
    const { app } = await siteWithApp(await open());
    const answers = await Promise.all(
      ['anna', 'bruno', 'nobody'].map(async (name) => {
        const { statusCode, body, headers } = await new TestBrowser(app).login(name, 'wrong');
        return [statusCode, body, Object.keys(headers).sort()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual(answers[2]);
  });

  it('is as it was for everybody else, with one call', async () => {
    const { app } = await siteWithApp(await open());
    const response = await new TestBrowser(app).login('bruno');
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'Login successful' }]);
    expect(response.cookies.map(({ name }) => name.slice(0, 22))).toEqual([
      '__Host-session',
      '__Secure-known_browser',
    ]);
  });

  it.each([STEP, OPTIONS, PASSKEY])('takes nothing at %s without a password', async (path) => {
    const { app, isLoggedIn } = await siteWithPasswords(await open());
    const browser = new TestBrowser(app);
    const authenticator = new SoftwareAuthenticator(ORIGIN);
    const body = {
      [STEP]: { code: '123456' },
      [OPTIONS]: undefined,
      [PASSKEY]: { assertion: authenticator.answer({ rpId: 'x', challenge: CHALLENGE }) },
    }[path];
    const refused = await browser.call('POST', path, body);
    expect([refused.statusCode, told(refused)]).toEqual([401, OVER]);
    browser.setCookie('__Secure-pending_login', 'made-up.made-up');
    expect((await browser.call('POST', path, body)).statusCode).toBe(401);
    expect((await browser.send('POST', path, body)).statusCode).toBe(403);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  it('refuses what is no code', async () => {
    const { pending } = await siteWithApp(await open());
    for (const body of [
      {},
      { code: '12345' },
      { code: 'abcdef' },
      { code: 123456 },
      { recoveryCode: '' },
      { code: '123456', recoveryCode: 'x' },
    ] as const) {
      expect(
        (await (await pending()).call('POST', STEP, body)).statusCode,
        JSON.stringify(body),
      ).toBe(400);
    }
  });
});

describe.each(databases)('a code of the app on $name', ({ open }) => {
  it('logs in, and the browser is known from then on', async () => {
    const { phone, owner, pending, isLoggedIn } = await siteWithApp(await open());
    const browser = await pending();
    const response = await browser.call('POST', STEP, { code: phone.code() });
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'Login successful' }]);
    expect(response.cookies.map(({ name }) => name.slice(0, 22))).toEqual([
      '__Secure-pending_login',
      '__Host-session',
      '__Secure-known_browser',
    ]);
    expect(await isLoggedIn(browser)).toBe(true);
    expect(browser.cookie('__Secure-pending_login')).toBeUndefined();
    expect(await isLoggedIn(owner)).toBe(true);
  });

  it.each([-1, 0, 1])('is taken %i steps from now', async (steps) => {
    const { phone, clock, pending } = await siteWithApp(await open());
    clock.advance(60);
    const response = await (await pending()).call('POST', STEP, { code: phone.code(steps) });
    expect(response.statusCode).toBe(200);
  });

  it.each([-2, 2])('is not taken %i steps from now', async (steps) => {
    const { phone, clock, pending } = await siteWithApp(await open());
    clock.advance(120);
    const response = await (await pending()).call('POST', STEP, { code: phone.code(steps) });
    expect([response.statusCode, told(response)]).toEqual([401, CODE_REFUSED]);
  });

  it('is good once, also the one that added the app, and none before it', async () => {
    const { phone, clock, pending, isLoggedIn } = await siteWithApp(await open());
    const used = async (code: string) =>
      (await (await pending()).call('POST', STEP, { code })).statusCode;
    expect(await used(phone.code(-1))).toBe(401);
    expect(await used(phone.code())).toBe(200);
    expect(await used(phone.code())).toBe(401);
    clock.advance(60);
    expect(await used(phone.code(1))).toBe(200);
    expect(await used(phone.code())).toBe(401);
    const browser = await pending();
    expect(await isLoggedIn(browser)).toBe(false);
  });

  it('logs in one of those who send it at once', async () => {
    const { phone, pending } = await siteWithApp(await open());
    const browsers = await Promise.all([1, 2, 3, 4].map(() => pending()));
    const code = phone.code();
    const answers = await Promise.all(browsers.map((each) => each.call('POST', STEP, { code })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
  });

  it('is still taken after the clock was set back', async () => {
    const { phone, clock, pending } = await siteWithApp(await open());
    expect((await (await pending()).call('POST', STEP, { code: phone.code() })).statusCode).toBe(
      200,
    );
    clock.set(-86_400);
    const later = await (await pending()).call('POST', STEP, { code: phone.code() });
    expect(later.statusCode).toBe(200);
    const again = await (await pending()).call('POST', STEP, { code: phone.code() });
    expect(again.statusCode).toBe(401);
  });
});

describe.each(databases)('a recovery code on $name', ({ open }) => {
  it('logs in however it is typed, once, and is recorded', async () => {
    const { owner, pending, isLoggedIn, recoveryCodes } = await siteWithApp(await open());
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    const browser = await pending();
    const response = await browser.call('POST', STEP, { recoveryCode: typed });
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'Login successful' }]);
    expect(await isLoggedIn(browser)).toBe(true);
    const again = await (await pending()).call('POST', STEP, { recoveryCode: first });
    expect([again.statusCode, told(again)]).toEqual([
      401,
      { message: 'This is not one of your recovery codes, or it was used already.' },
    ]);
    const others = await Promise.all([1, 2, 3].map(() => pending()));
    const answers = await Promise.all(
      others.map((each) => each.call('POST', STEP, { recoveryCode: second })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    const { entries } = (await owner.send('GET', '/api/audit')).json();
    expect(entries.slice(0, 2).map(({ change }: { change: object }) => change)).toEqual([
      { action: 'recovery-code-used', name: 'anna', left: 8 },
      { action: 'recovery-code-used', name: 'anna', left: 9 },
    ]);
  });

  it('is no longer good when new ones were made', async () => {
    const { owner, pending, recoveryCodes } = await siteWithApp(await open());
    const renewed = await owner.call('POST', '/api/second-factor/recovery-codes');
    const use = async (recoveryCode: string) =>
      (await (await pending()).call('POST', STEP, { recoveryCode })).statusCode;
    expect(await use(recoveryCodes[0] ?? '')).toBe(401);
    expect(await use(renewed.json().recoveryCodes[0])).toBe(200);
  });
});
