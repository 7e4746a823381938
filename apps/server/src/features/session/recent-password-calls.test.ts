import { type Endpoint, endpointKeys, endpoints, parseEndpointKey } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { setUpMail } from '../letters/testing/letters-sender.ts';

/** Calls that change how or who can log in, and calls that return everything. */
const CALLS = [
  'DELETE /api/account/email',
  'DELETE /api/second-factor/passkeys/{id}',
  'DELETE /api/second-factor/totp',
  'DELETE /api/sessions',
  'DELETE /api/sessions/{id}',
  'PATCH /api/second-factor/passkeys/{id}',
  'POST /api/second-factor/passkeys',
  'POST /api/second-factor/passkeys/options',
  'POST /api/second-factor/recovery-codes',
  'POST /api/second-factor/totp',
  'POST /api/second-factor/totp/confirm',
  'POST /api/sending/begin-anew',
  'POST /api/sending/resume',
  'PUT /api/account/email',
  'PUT /api/sending',
];

const asksForPassword = (key: (typeof endpointKeys)[number]) =>
  (endpoints[key] as Endpoint).recentPassword === true;

describe('the contract', () => {
  it('names all calls that need a password entered lately', () => {
    const own = endpointKeys.filter((key) => asksForPassword(key) && !key.includes('backup'));
    expect(own.sort()).toEqual(CALLS);
  });
});

describe.each(databases)('what needs a password entered lately, on $name', ({ open }) => {
  it('asks for it before anything else is looked at, and does nothing', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const clock = new TestClock('2026-03-21T12:00:00Z');
    await setUpMail({ database });
    const environment = { PUBLIC_URL: 'https://friends.example' };
    const app = await createTestApp(database, { clock, environment });
    const [away, anna] = [await loggedIn(app, 'anna'), await loggedIn(app, 'anna')];
    clock.advance(15 * 60 + 1);
    for (const key of endpointKeys.filter(asksForPassword)) {
      const { method, path } = parseEndpointKey(key);
      const answer = await anna.call(method, path.replace('{id}', '1'), {});
      expect([key, answer.statusCode, answer.json().reauthenticate]).toEqual([key, 403, true]);
    }
    expect((await away.send('GET', '/api/sessions')).json()).toHaveLength(2);
  });
});
