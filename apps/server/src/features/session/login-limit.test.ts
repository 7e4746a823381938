import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, PASSWORD } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';

const WRONG = 'Wrong-Horse-7';
const TOO_MANY = {
  message: 'Too many login attempts. Please wait a while and try again.',
};

async function siteOn(database: Database, environment: Record<string, string> = {}) {
  await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const clock = new TestClock('2026-03-21T12:00:00Z');
  const options = { clock, environment: { LOGIN_ATTEMPTS_PER_15_MIN: '3', ...environment } };
  return { clock, options, app: await createTestApp(database, options) };
}

async function statuses(browser: TestBrowser, username: string, passwords: readonly string[]) {
  const responses: number[] = [];
  for (const password of passwords) {
    responses.push((await browser.login(username, password)).statusCode);
  }
  return responses;
}

const wrongly = (app: FastifyInstance, address: string, count: number, username = 'anna') =>
  statuses(
    new TestBrowser(app, address),
    username,
    Array.from({ length: count }, () => WRONG),
  );

describe.each(databases)('the limit of login attempts on $name', ({ open }) => {
  it('refuses even the right password from there, and says for how long', async () => {
    const { app, clock } = await siteOn(await open());
    const browser = new TestBrowser(app);
    expect(await statuses(browser, 'anna', [WRONG, WRONG, WRONG])).toEqual([401, 401, 401]);
    clock.advance(100);
    const refused = await browser.login('anna');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('800');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(told(refused)).toEqual(TOO_MANY);
    expect(refused.cookies).toEqual([]);
    clock.advance(799);
    expect((await browser.login('anna')).headers['retry-after']).toBe('1');
    clock.advance(1);
    expect((await browser.login('anna')).statusCode).toBe(200);
  });

  it('is 10 unless set otherwise', async () => {
    const { app } = await siteOn(await open(), { LOGIN_ATTEMPTS_PER_15_MIN: '' });
    const responses = await wrongly(app, '192.0.2.1', 11);
    expect(responses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('lets the owner in from elsewhere at once while many addresses guess', async () => {
    const { app } = await siteOn(await open());
    for (let number = 1; number <= 20; number += 1) await wrongly(app, `198.51.100.${number}`, 2);
    const owner = new TestBrowser(app, '192.0.2.1');
    expect((await owner.login('anna')).statusCode).toBe(200);
  });

  it('keeps the owner who has mistyped waiting for a minute at most', async () => {
    const { app, clock } = await siteOn(await open());
    for (let number = 1; number <= 20; number += 1) await wrongly(app, `198.51.100.${number}`, 2);
    const owner = new TestBrowser(app, '192.0.2.1');
    expect((await owner.login('anna', WRONG)).statusCode).toBe(401);
    for (let second = 0; second < 60; second += 20) {
      await wrongly(app, `198.51.100.${100 + second}`, 3);
      const { statusCode, headers } = await owner.login('anna');
      expect([statusCode, headers['retry-after']]).toEqual([429, String(60 - second)]);
      clock.advance(20);
    }
    expect((await owner.login('anna')).statusCode).toBe(200);
  });

  it('holds for attempts at the same moment', async () => {
    const { app } = await siteOn(await open(), { LOGIN_ATTEMPTS_PER_15_MIN: '10' });
    const browser = new TestBrowser(app);
    const token = { 'csrf-token': await browser.csrfToken() };
    const body = { username: 'anna', password: WRONG };
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => browser.send('POST', '/api/login', body, token)),
    );
    const verified = responses.filter(({ statusCode }) => statusCode === 401);
    expect(verified).toHaveLength(10);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40);
  });

  it('is the same for an account that does not exist', async () => {
    const { app } = await siteOn(await open());
    const answersFor = async (username: string) => {
      const browser = new TestBrowser(app, '192.0.2.1');
      const responses = [];
      for (let count = 0; count < 4; count += 1) {
        const { statusCode, headers, body } = await browser.login(username, WRONG);
        responses.push({ statusCode, retryAfter: headers['retry-after'], body });
      }
      return responses;
    };
    const unknown = await answersFor('nobody');
    expect(unknown.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 429]);
    expect(unknown).toEqual(await answersFor('anna'));
  });

  it('counts an account once, however its name is written', async () => {
    const { app } = await siteOn(await open());
    const browser = new TestBrowser(app);
    for (const name of ['anna', 'ANNA', ' Anna']) await browser.login(name, WRONG);
    expect((await browser.login('ａｎｎａ')).statusCode).toBe(429);
    expect((await browser.login('bruno')).statusCode).toBe(200);
  });

  it('counts an IPv6 network once', async () => {
    const { app } = await siteOn(await open());
    for (const end of ['1', '2', 'ffff:1']) await wrongly(app, `2001:db8:0:7::${end}`, 1);
    expect(await wrongly(app, '2001:db8:0:7:8::', 1)).toEqual([429]);
    expect(await wrongly(app, '2001:db8:0:8::1', 1)).toEqual([401]);
  });

  it('starts anew with a login', async () => {
    const { app } = await siteOn(await open());
    const passwords = [WRONG, WRONG, PASSWORD, WRONG, WRONG, PASSWORD, WRONG, WRONG, WRONG, WRONG];
    expect(await statuses(new TestBrowser(app), 'anna', passwords)).toEqual([
      401, 401, 200, 401, 401, 200, 401, 401, 401, 429,
    ]);
  });

  it('does not start anew for one account by logging in to another', async () => {
    const { app } = await siteOn(await open());
    const guesser = new TestBrowser(app);
    expect(await statuses(guesser, 'anna', [WRONG, WRONG, WRONG])).toEqual([401, 401, 401]);
    expect((await guesser.login('bruno')).statusCode).toBe(200);
    expect((await guesser.login('anna')).statusCode).toBe(429);
  });

  it('is one for all instances, and outlives a restart', async () => {
    const database = await open();
    const { app, options } = await siteOn(database);
    const second = await createTestApp(database, options);
    expect(await wrongly(app, '192.0.2.1', 2)).toEqual([401, 401]);
    expect(await wrongly(second, '192.0.2.1', 2)).toEqual([401, 429]);
    expect(await wrongly(app, '192.0.2.1', 1)).toEqual([429]);
    await app.close();
    expect(await wrongly(await createTestApp(database, options), '192.0.2.1', 1)).toEqual([429]);
  });

  it('believes no header about the address unless a proxy is trusted', async () => {
    const { app } = await siteOn(await open());
    const browser = new TestBrowser(app);
    const responses: number[] = [];
    for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
      const headers = { 'x-forwarded-for': client, forwarded: `for=${client}` };
      responses.push((await browser.login('anna', WRONG, headers)).statusCode);
    }
    expect(responses).toEqual([401, 401, 401, 429]);
  });

  it('goes by the address that a trusted proxy has seen, not by what the client claims', async () => {
    const { app } = await siteOn(await open(), { TRUST_PROXY: 'loopback' });
    const through = new TestBrowser(app, '127.0.0.1');
    const from = async (forwarded: string, browser = through) =>
      (await browser.login('anna', WRONG, { 'x-forwarded-for': forwarded })).statusCode;
    const guesser = [
      '10.0.0.1, 192.0.2.1',
      '10.0.0.2, 192.0.2.1',
      '192.0.2.1:5011',
      '192.0.2.1:5012',
    ];
    const responses: number[] = [];
    for (const forwarded of guesser) responses.push(await from(forwarded));
    expect(responses).toEqual([401, 401, 401, 429]);
    expect(await from('192.0.2.2')).toBe(401);
    const direct = new TestBrowser(app, '192.0.2.1');
    expect(await from('10.0.0.9', direct)).toBe(429);
  });
});
