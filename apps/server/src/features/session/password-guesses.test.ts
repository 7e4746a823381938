import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, PASSWORD } from '../../testing/test-users.ts';

const HOUR = 60 * 60;
const WRONG = 'Wrong-Horse-7';
const TOO_MANY =
  'The password was wrong too often, so this session has ended. Please log in again.';

async function siteOn(database: Database) {
  await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const clock = new TestClock('2026-03-21T12:00:00Z');
  const app = await createTestApp(database, { clock });
  const second = await createTestApp(database, { clock });
  const browser = await loggedIn(app, 'bruno');
  /**
   * Enters the password in the session, from an address of its own for each number, through one instance or the other.
   */
  const confirmFrom = (number: number, password = WRONG) =>
    browser
      .from(`203.0.${number}.7`)
      .at(number % 2 === 0 ? app : second)
      .call('POST', '/api/session/confirm', { password });
  const guess = async (from: number, count: number) => {
    const answers = [];
    for (let each = 0; each < count; each += 1) answers.push(await confirmFrom(from + each));
    return answers.map((answer) => answer.statusCode);
  };
  return { app, browser, clock, confirmFrom, guess };
}

const isLoggedIn = async (browser: TestBrowser) =>
  (await browser.send('GET', '/api/session')).json().authenticated;

describe.each(databases)('guessing a password with a session on $name', ({ open }) => {
  it('ends the session at the tenth, from wherever and however slowly', async () => {
    const { browser, clock, confirmFrom, guess } = await siteOn(await open());
    for (let number = 0; number < 9; number += 1) {
      expect(await guess(number, 1)).toEqual([401]);
      clock.advance(HOUR);
    }
    expect(await isLoggedIn(browser)).toBe(true);
    const tenth = await confirmFrom(9);
    expect([tenth.statusCode, tenth.json().message]).toEqual([429, TOO_MANY]);
    expect(await isLoggedIn(browser)).toBe(false);
    expect((await confirmFrom(10, PASSWORD)).statusCode).toBe(401);
  });

  it('begins anew after the right one', async () => {
    const { browser, confirmFrom, guess } = await siteOn(await open());
    expect(new Set(await guess(0, 9))).toEqual(new Set([401]));
    const confirmed = await confirmFrom(9, PASSWORD);
    expect(confirmed.statusCode).toBe(200);
    const [{ name, value } = { name: '', value: '' }] = confirmed.cookies;
    browser.setCookie(name, value);
    expect(new Set(await guess(10, 9))).toEqual(new Set([401]));
    expect(await guess(19, 1)).toEqual([429]);
  });

  it('is no more than ten of many at once', async () => {
    const { browser, confirmFrom } = await siteOn(await open());
    const numbers = Array.from({ length: 40 }, (_, number) => number);
    const answers = await Promise.all(numbers.map((number) => confirmFrom(number)));
    const lookedAt = answers.filter((answer) => answer.json().message === 'Wrong password');
    expect(lookedAt.length).toBeLessThanOrEqual(9);
    expect(answers.filter((answer) => answer.statusCode === 429)).not.toEqual([]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 429]));
    expect(await isLoggedIn(browser)).toBe(false);
  });

  it('ends no other session, and is told to the Master Admin', async () => {
    const { app, browser, guess } = await siteOn(await open());
    const other = new TestBrowser(app, '198.51.100.7');
    await other.login('bruno');
    await guess(0, 10);
    expect(await isLoggedIn(browser)).toBe(false);
    expect(await isLoggedIn(other)).toBe(true);
    const anna = new TestBrowser(app, '198.51.100.8');
    await anna.login('anna');
    const { entries } = (await anna.send('GET', '/api/security-events')).json();
    expect(entries).toContainEqual(
      expect.objectContaining({ event: 'session ended', username: 'bruno' }),
    );
  });
});
