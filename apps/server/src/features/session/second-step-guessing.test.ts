import { describe, expect, it } from 'vitest';
import { addPasskey, siteWithApp } from '../../testing/second-factors.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';

const STEP = '/api/login/second-factor';
const MINUTES_15 = 15 * 60;

/** A code that differs from the phone's present code and its neighbours. */
function wrongCode(phone: { code(steps?: number): string }): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => phone.code(steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  ) as string;
}

const guess = async (browser: TestBrowser, code: string) =>
  (await browser.call('POST', STEP, { code })).statusCode;

describe.each(databases)('guessing codes on $name', ({ open }) => {
  it('ends after ten tries, however often the password is entered in between', async () => {
    const { phone, clock, pending } = await siteWithApp(await open());
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      statuses.push(await guess(await pending(), wrongCode(phone)));
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const right = await (await pending()).call('POST', STEP, { code: phone.code() });
    expect([right.statusCode, right.headers['retry-after']]).toEqual([429, String(MINUTES_15)]);
    clock.advance(MINUTES_15);
    expect(await guess(await pending(), phone.code())).toBe(200);
  });

  it('counts many at the same moment one by one', async () => {
    const { app, phone, pending } = await siteWithApp(await open());
    const browser = await pending();
    const statuses = await Promise.all(
      Array.from({ length: 30 }, () => guess(browser.at(app), wrongCode(phone))),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('counts recovery codes and passkeys with them', async () => {
    const { phone, pending } = await siteWithApp(await open());
    const browser = await pending();
    for (let time = 0; time < 10; time += 1) {
      await browser.call('POST', STEP, { recoveryCode: `wrong ${time}` });
    }
    expect(await guess(browser, phone.code())).toBe(429);
  });

  it('ends after fifty tries, from however many addresses', async () => {
    const { phone, clock, pending } = await siteWithApp(await open());
    const statuses: number[] = [];
    for (let time = 0; time < 52; time += 1) {
      statuses.push(await guess(await pending(`198.51.${time}.7`), wrongCode(phone)));
    }
    expect(statuses).toEqual([...Array(50).fill(401), 429, 429]);
    clock.advance(MINUTES_15);
    expect(await guess(await pending('203.0.113.1'), phone.code())).toBe(200);
  });

  it('keeps nobody out who has what cannot be guessed: a passkey, or a recovery code', async () => {
    const { isLoggedIn, owner, pending, phone, recoveryCodes } = await siteWithApp(await open());
    const { authenticator } = await addPasskey(owner);
    for (let time = 0; time < 50; time += 1) {
      await guess(await pending(`198.51.${time}.7`), wrongCode(phone));
    }
    expect(await guess(await pending('203.0.113.1'), phone.code())).toBe(429);
    const withCode = await pending('203.0.113.2');
    await withCode.call('POST', STEP, { recoveryCode: recoveryCodes[0] });
    const withPasskey = await pending('203.0.113.3');
    const options = (await withPasskey.call('POST', '/api/login/passkey/options')).json();
    const assertion = authenticator.answer(options);
    await withPasskey.call('POST', '/api/login/passkey', { assertion });
    expect([await isLoggedIn(withCode), await isLoggedIn(withPasskey)]).toEqual([true, true]);
  });

  it('keeps no browser out that has logged in before, and no password', async () => {
    const { app, phone, clock, pending } = await siteWithApp(await open());
    const known = await pending();
    expect(await guess(known, phone.code())).toBe(200);
    clock.advance(60);
    for (let time = 0; time < 50; time += 1) {
      await guess(await pending(`198.51.${time}.7`), wrongCode(phone));
    }
    await known.login('anna');
    expect(await guess(known, phone.code())).toBe(200);
    expect((await new TestBrowser(app, '203.0.113.1').login('anna')).statusCode).toBe(202);
  });
});
