import { DEFAULT_SETTINGS, NO_FEATURES } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { createSealing } from '../../sealing/key-in-use.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases, temporaryFolder } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { setUpMail, subscribed } from './testing/letters-sender.ts';
import { NOON, subscribe, waitingLetters } from './testing/letters-site.ts';

const DAY_SECONDS = 24 * 60 * 60;
const ON = { ...NO_FEATURES, letters: true };
const HTTPS = { PUBLIC_URL: 'https://friends.example' };

describe.each(databases)('switching letters on and off on $name', ({ open }) => {
  async function site(environment: Record<string, string> = HTTPS) {
    const database = await open();
    await addUsers(database, { master: 'Master Admin' });
    const DATA_DIR = temporaryFolder();
    const clock = new TestClock(NOON);
    const start = (variables: Record<string, string>) =>
      createTestApp(database, { clock, environment: { ...variables, DATA_DIR } });
    const app = await start(environment);
    const sealing = createSealing(database, { DATA_DIR });
    const master = await loggedIn(app, 'master');
    const save = async (changed: object) => {
      const answer = await master.call('PUT', '/api/settings', {
        ...DEFAULT_SETTINGS,
        contact: 'Anna',
        ...changed,
      });
      const issues = (answer.json().issues ?? []) as { path: string; code: string }[];
      return [answer.statusCode, issues.map(({ path, code }) => `${path}: ${code}`)];
    };
    return { database, app, clock, sealing, DATA_DIR, master, save, start };
  }

  it.each([
    ['no address', {}, 'feature-needs-public-url'],
    ['one without https', { PUBLIC_URL: 'http://friends.example' }, 'feature-needs-public-url'],
  ])('needs an own address, not %s', async (_what, environment: Record<string, string>, code) => {
    const here = await site(environment);
    await setUpMail(here);
    expect(await here.save({ features: ON })).toEqual([400, [`features.letters: ${code}`]]);
  });

  it('takes an address without https where that is permitted', async () => {
    const here = await site({ PUBLIC_URL: 'http://127.0.0.1:1', ALLOW_LOCAL_TARGETS: 'on' });
    await setUpMail(here);
    expect(await here.save({ features: ON })).toEqual([200, []]);
  });

  it('needs a contact and mail, also as long as they are on', async () => {
    const here = await site();
    expect(await here.save({ contact: '', features: ON })).toEqual([
      400,
      ['features.letters: feature-needs-contact', 'features.letters: feature-needs-mail'],
    ]);
    await setUpMail(here);
    expect(await here.save({ features: ON })).toEqual([200, []]);
    expect(await here.save({ contact: '', features: ON })).toEqual([
      400,
      ['contact: needed-by-feature'],
    ]);
    const { mail: _, ...sending } = (await here.master.send('GET', '/api/sending')).json();
    const without = { ...sending, mail: null };
    const refused = await here.master.call('PUT', '/api/sending', without);
    expect([refused.statusCode, refused.json().issues]).toMatchObject([
      400,
      [{ path: 'mail', code: 'needed-by-feature' }],
    ]);
    expect(await here.save({ contact: '', features: NO_FEATURES })).toEqual([200, []]);
    expect((await here.master.call('PUT', '/api/sending', without)).statusCode).toBe(200);
  });

  it('shows the pages and their links, and takes them away again with what waits', async () => {
    const here = await site();
    await setUpMail(here);
    const home = async () => (await here.app.inject('/')).body;
    await here.save({ features: NO_FEATURES });
    const before = await home();
    expect(before).not.toContain('letters');
    expect((await here.app.inject('/letters')).statusCode).toBe(404);
    await here.save({ features: ON });
    expect(await home()).toContain('href="/letters"');
    await subscribe(here, 'anna@mail.example');
    expect(await waitingLetters(here)).toHaveLength(1);
    await here.save({ features: NO_FEATURES });
    expect(await waitingLetters(here)).toEqual([]);
    expect(await home()).toBe(before);
    expect((await here.app.inject('/letters')).statusCode).toBe(404);
  });

  it('leaves subscriptions for 30 days, in which they can go on', async () => {
    const here = await site();
    await setUpMail(here);
    await here.save({ features: ON });
    const token = await subscribed(here, 'anna@mail.example');
    const status = async () => (await here.app.inject(`/letters/yours/${token}`)).statusCode;
    await here.save({ features: NO_FEATURES });
    here.clock.advance(29 * DAY_SECONDS);
    expect(await status()).toBe(200);
    const again = await loggedIn(here.app, 'master');
    const on = { ...DEFAULT_SETTINGS, contact: 'Anna', features: ON };
    expect((await again.call('PUT', '/api/settings', on)).statusCode).toBe(200);
    here.clock.advance(60 * DAY_SECONDS);
    expect(await status()).toBe(200);
  });

  it('begins without subscriptions after more than 30 days, also when the site did not run meanwhile', async () => {
    const here = await site();
    await setUpMail(here);
    await here.save({ features: ON });
    const token = await subscribed(here, 'anna@mail.example');
    await here.save({ features: NO_FEATURES });
    here.clock.advance(31 * DAY_SECONDS);
    const again = await loggedIn(here.app, 'master');
    const on = { ...DEFAULT_SETTINGS, contact: 'Anna', features: ON };
    expect((await again.call('PUT', '/api/settings', on)).statusCode).toBe(200);
    expect((await here.app.inject(`/letters/yours/${token}`)).statusCode).toBe(404);
    expect((await again.send('GET', '/api/letters')).json().topics.daily).toBe(0);
  });

  it('pauses where it starts without an address, and deletes nothing', async () => {
    const here = await site();
    await setUpMail(here);
    await here.save({ features: ON });
    const token = await subscribed(here, 'anna@mail.example');
    const paused = await here.start({});
    expect((await paused.inject('/letters')).statusCode).toBe(404);
    expect((await paused.inject('/')).body).not.toContain('href="/letters"');
    expect((await paused.inject(`/letters/yours/${token}`)).statusCode).toBe(200);
    const master = await loggedIn(paused, 'master');
    const shown = (await master.send('GET', '/api/letters')).json();
    expect([shown.topics.daily, shown.nextAt]).toEqual([1, null]);
    const { features, ...settings } = (await master.send('GET', '/api/settings')).json();
    expect(features.letters).toBe(true);
    const saved = await master.call('PUT', '/api/settings', { ...settings, features });
    expect(saved.statusCode).toBe(200);
    here.clock.advance(60 * DAY_SECONDS);
    expect((await here.app.inject(`/letters/yours/${token}`)).statusCode).toBe(200);
  });
});
