import { DEFAULT_SETTINGS, NO_FEATURES } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { createOutbox } from '../../outbox/outbox.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases, temporaryFolder } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { NOON, SITE, subscribe } from './testing/notifications-site.ts';

const ON = { ...NO_FEATURES, notifications: true };
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/one';

describe.each(databases)('switching notifications on and off on $name', ({ open }) => {
  async function site(environment: Record<string, string> = {}) {
    const database = await open();
    await addUsers(database, { master: 'Master Admin' });
    const clock = new TestClock(NOON);
    const variables = { PUBLIC_URL: SITE, DATA_DIR: temporaryFolder(), ...environment };
    const app = await createTestApp(database, { clock, environment: variables });
    const master = await loggedIn(app, 'master');
    const save = async (changed: object) => {
      const settings = { ...DEFAULT_SETTINGS, contact: 'Anna', ...changed };
      const answer = await master.call('PUT', '/api/settings', settings);
      const issues = (answer.json().issues ?? []) as { path: string; code: string }[];
      return [answer.statusCode, issues.map(({ path, code }) => `${path}: ${code}`)];
    };
    return { database, app, clock, save };
  }

  it('needs an own address, a contact and the service worker', async () => {
    const without = await site({ PUBLIC_URL: '', OFFLINE_PAGES: 'off' });
    expect(await without.save({ contact: '', features: ON })).toEqual([
      400,
      ['feature-needs-public-url', 'feature-needs-contact', 'feature-needs-offline-pages'].map(
        (code) => `features.notifications: ${code}`,
      ),
    ]);
    const here = await site();
    expect(await here.save({ features: ON })).toEqual([200, []]);
    expect(await here.save({ contact: '', features: ON })).toEqual([
      400,
      ['contact: needed-by-feature'],
    ]);
  });

  it('shows the page and its links, and takes them away again with what waits', async () => {
    const here = await site();
    const home = async () => (await here.app.inject('/')).body;
    const status = async (path: string) => (await here.app.inject(path)).statusCode;
    await here.save({ features: NO_FEATURES });
    const before = await home();
    expect([await status('/notifications'), await status('/privacy')]).toEqual([404, 404]);
    await here.save({ features: ON });
    expect(await home()).toContain('href="/notifications"');
    expect((await here.app.inject('/privacy')).body).toContain('Google, Mozilla');
    const page = (await here.app.inject('/fa/notifications')).body;
    expect(page).toContain('<html lang="fa" dir="rtl"');
    await subscribe(here, ENDPOINT);
    const outbox = createOutbox({ database: here.database, clock: here.clock });
    const row = { key: 'a', channel: 'push', kind: 'push-daily', subject: null };
    await outbox.add(here.database.writes, [row]);
    await here.save({ features: NO_FEATURES });
    expect(await outbox.channels()).toMatchObject([{ channel: 'push', waiting: 0, dropped: 1 }]);
    expect(await home()).toBe(before);
    expect(await status('/notifications')).toBe(404);
    await here.save({ features: ON });
    const rows = await here.database.reads.selectFrom('push_subscriptions').select('id').execute();
    expect(rows).toHaveLength(1);
  });
});
