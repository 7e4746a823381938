import { DEFAULT_SETTINGS, NO_FEATURES } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const [embedded] = databases;

async function site() {
  const database = await embedded.open();
  await addUsers(database, { anna: 'Master Admin' });
  return loggedIn(await createTestApp(database), 'anna');
}

describe('the features', () => {
  it('are all off, and stay as they are when a program leaves them out', async () => {
    const anna = await site();
    expect((await anna.send('GET', '/api/settings')).json().features).toEqual(NO_FEATURES);
    const { features: _, ...others } = DEFAULT_SETTINGS;
    const saved = await anna.call('PUT', '/api/settings', others);
    expect([saved.statusCode, saved.json().features]).toEqual([200, NO_FEATURES]);
  });

  it('that are off cost no page a byte', async () => {
    const anna = await site();
    for (const path of ['/', '/contact', '/quotes', '/calendar', '/admin-auth']) {
      expect((await anna.send('GET', path)).body).not.toMatch(
        /features|gatherings|letters|notifications/,
      );
    }
  });
});
