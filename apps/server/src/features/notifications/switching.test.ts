import { DEFAULT_SETTINGS, NO_FEATURES } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { createOutbox } from '../../outbox/outbox.ts';
import { createSealing } from '../../sealing/key-in-use.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases, temporaryFolder } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { readStoredSettings } from '../settings/settings.repository.ts';
import { createPushSubscriptionsService } from './push-subscriptions.service.ts';
import { NOON, SITE, subscribe } from './testing/notifications-site.ts';

const ON = { ...NO_FEATURES, notifications: true };
const DAY_SECONDS = 24 * 60 * 60;
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/one';

describe.each(databases)('switching notifications on and off on $name', ({ open }) => {
  async function site(environment: Record<string, string> = {}) {
    const database = await open();
    await addUsers(database, { master: 'Master Admin' });
    const clock = new TestClock(NOON);
    const DATA_DIR = temporaryFolder();
    const variables = { PUBLIC_URL: SITE, DATA_DIR, ...environment };
    const app = await createTestApp(database, { clock, environment: variables });
    const save = async (changed: object) => {
      const master = await loggedIn(app, 'master');
      const settings = { ...DEFAULT_SETTINGS, contact: 'Anna', ...changed };
      const answer = await master.call('PUT', '/api/settings', settings);
      const issues = (answer.json().issues ?? []) as { path: string; code: string }[];
      return [answer.statusCode, issues.map(({ path, code }) => `${path}: ${code}`)];
    };
    const sealing = createSealing(database, { DATA_DIR });
    const { tidy } = createPushSubscriptionsService({
      database,
      clock,
      sealing,
      isSwitchedOn: async () => (await readStoredSettings(database.reads)).features.notifications,
      canWork: true,
      rules: { hosts: [], allowLocal: false },
    });
    const stored = async () =>
      (await database.reads.selectFrom('push_subscriptions').select('id').execute()).length;
    return { database, app, clock, save, tidy, stored };
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
    expect(await here.stored()).toBe(1);
  });

  it('deletes what is stored of browsers 30 days after, unless they are on again before', async () => {
    const here = await site();
    await here.save({ features: ON });
    await subscribe(here, ENDPOINT);
    await subscribe(here, `${ENDPOINT}-more`);
    await here.save({ features: NO_FEATURES });
    here.clock.advance(30 * DAY_SECONDS - 1);
    await here.tidy();
    expect(await here.stored()).toBe(2);
    await here.save({ features: ON });
    here.clock.advance(60 * DAY_SECONDS);
    await here.tidy();
    expect(await here.stored()).toBe(2);
    await here.save({ features: NO_FEATURES });
    // Saving other settings does not begin the 30 days anew.
    here.clock.advance(29 * DAY_SECONDS);
    await here.save({ features: NO_FEATURES, siteName: 'Friends of Haifa' });
    await here.tidy();
    expect(await here.stored()).toBe(2);
    here.clock.advance(DAY_SECONDS);
    await here.tidy();
    expect(await here.stored()).toBe(0);
  });

  it('begins without browsers after 30 days, also when the site did not run meanwhile', async () => {
    const here = await site();
    await here.save({ features: ON });
    await subscribe(here, ENDPOINT);
    await here.save({ features: NO_FEATURES });
    here.clock.advance(30 * DAY_SECONDS);
    await here.save({ features: ON });
    expect(await here.stored()).toBe(0);
  });
});
