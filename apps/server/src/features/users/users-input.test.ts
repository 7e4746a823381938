import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, type TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const GOOD = 'Quiet-River-88';
const CARLA = { username: 'Carla', password: GOOD, confirmPassword: GOOD, role: 'Admin' };

const SHORT_NAME = 'Username must be at least 3 characters';
const USERNAMES = [
  ['missing', undefined, SHORT_NAME],
  ['empty', '', SHORT_NAME],
  ['of two characters', 'Jo', SHORT_NAME],
  ['of two characters among blanks', '  Jo  ', SHORT_NAME],
  ['of two characters that are four units', '\u{1f31f}\u{1f31f}', SHORT_NAME],
  ['no text', 12_345, SHORT_NAME],
  ['of 65 characters', 'x'.repeat(65), 'Username must be at most 64 characters'],
  [
    'with a control character',
    'Car\u0000la',
    'Username contains characters that cannot be shown. Please type it again',
  ],
] as const;

const must = (what: string) => `Password must contain at least one ${what}`;
const SHORT_PASSWORD = 'Password must be at least 8 characters';
const PASSWORDS = [
  ['missing', undefined, [SHORT_PASSWORD]],
  ['no text', 12_345_678, [SHORT_PASSWORD]],
  ['of seven characters', 'Aa1-aaa', [SHORT_PASSWORD]],
  ['without an uppercase letter', 'quiet-river-88', [must('uppercase letter')]],
  ['without a lowercase letter', 'QUIET-RIVER-88', [must('lowercase letter')]],
  ['without a number', 'Quiet-River', [must('number')]],
  ['without a special character', 'QuietRiver88', [must('special character')]],
  ['with a blank only for a special character', 'Quiet River 88', [must('special character')]],
  [
    'empty',
    '',
    [
      SHORT_PASSWORD,
      must('uppercase letter'),
      must('lowercase letter'),
      must('number'),
      must('special character'),
    ],
  ],
  ['of 129 characters', `Aa1-${'x'.repeat(125)}`, ['Password must be at most 128 characters']],
] as const;

const ROLES = [undefined, null, 'admin', 'Owner', 'Master  Admin', ['Admin']];
const WRONG_ROLE = 'Role must be Admin or Master Admin';

/** The contract checks input before any database is used, so one database is enough. */
const [sqlite] = databases;
let anna: TestBrowser;
let bruno: string;

beforeEach(async () => {
  const database = await sqlite.open();
  const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  anna = await loggedIn(await createTestApp(database), 'anna');
  bruno = `/api/users/${ids.bruno}`;
});

async function expectRefused(
  method: 'POST' | 'PATCH',
  url: string,
  body: object,
  ...issues: [path: string, ...messages: string[]]
) {
  const before = (await anna.send('GET', '/api/users')).json();
  const response = await anna.call(method, url, body);
  const [path, ...messages] = issues;
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toBe(messages.join('. '));
  const found: { path: string; message: string }[] = response.json().issues;
  expect(found.every((issue) => issue.path === path)).toBe(true);
  expect(new Set(found.map(({ message }) => message))).toEqual(new Set(messages));
  expect((await anna.send('GET', '/api/users')).json()).toEqual(before);
}

describe('what calls on users refuse to take', () => {
  it.each(USERNAMES)('a username %s', async (_what, username, message) => {
    await expectRefused('POST', '/api/users', { ...CARLA, username }, 'username', message);
    await expectRefused('PATCH', `${bruno}/username`, { username }, 'username', message);
  });

  it.each(PASSWORDS)('a password %s', async (_what, password, messages) => {
    const confirmed = { ...CARLA, password, confirmPassword: password ?? '' };
    if (typeof password === 'string') {
      await expectRefused('POST', '/api/users', confirmed, 'password', ...messages);
    }
    await expectRefused('POST', `${bruno}/reset-password`, { password }, 'password', ...messages);
  });

  it.each([undefined, null, '', 'Quiet-River-89', 'quiet-river-88'])(
    'the confirmation %j of another password',
    async (confirmPassword) => {
      const body = { ...CARLA, confirmPassword };
      const message = 'Passwords do not match';
      await expectRefused('POST', '/api/users', body, 'confirmPassword', message);
    },
  );

  it.each(ROLES)('the role %j', async (role) => {
    await expectRefused('POST', '/api/users', { ...CARLA, role }, 'role', WRONG_ROLE);
    await expectRefused('PATCH', `${bruno}/role`, { role }, 'role', WRONG_ROLE);
  });

  it('says of every field at once what is wrong', async () => {
    const response = await anna.call('POST', '/api/users', {});
    const { issues } = response.json();
    expect(withoutCodes(issues)).toEqual([
      { path: 'username', message: SHORT_NAME },
      { path: 'password', message: SHORT_PASSWORD },
      { path: 'confirmPassword', message: 'Passwords do not match' },
      { path: 'role', message: WRONG_ROLE },
    ]);
  });

  it('takes letters and digits of every script, and the shortest and longest there may be', async () => {
    for (const username of ['Åsa', '\u{1f31f}\u{1f31f}\u{1f31f}', 'عباس', 'x'.repeat(64)]) {
      const response = await anna.call('POST', '/api/users', { ...CARLA, username });
      expect([response.statusCode, response.json().username]).toEqual([201, username]);
    }
    for (const password of ['Žščř-٣žš', 'Aa1-aaaa', `Aa1-${'x'.repeat(124)}`]) {
      const response = await anna.call('POST', `${bruno}/reset-password`, { password });
      expect(response.statusCode).toBe(200);
    }
  });
});
