import { NO_FEATURES } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { PUSH_SUBSCRIPTION } from '../../sealing/sealed-columns.ts';
import { contentsOf } from '../../testing/database-contents.ts';
import { databases } from '../../testing/test-database.ts';
import { readStoredSettings, saveSettings } from '../settings/settings.repository.ts';
import { browserSubscription } from './testing/browser-subscription.ts';
import {
  CHOICE,
  callFrom,
  NOON,
  type NotificationsSite,
  notificationsSite,
  SITE,
  subscribe,
} from './testing/notifications-site.ts';

const DAY_SECONDS = 24 * 60 * 60;
const ONE = 'https://fcm.googleapis.com/fcm/send/one';
const TWO = 'https://updates.push.services.mozilla.com/wpush/v2/two';

/** Changes the last byte of a point on the curve, so that it is off the curve. */
const offCurve = (p256dh: string): string => {
  const bytes = Buffer.from(p256dh, 'base64url');
  bytes[64] = (bytes[64] ?? 0) ^ 1;
  return bytes.toString('base64url');
};

async function stored({ database, sealing }: NotificationsSite) {
  const key = await sealing.key();
  const rows = await database.reads.selectFrom('push_subscriptions').selectAll().execute();
  return rows.map(({ subscription, language, discreet, daily_since, reminders_since }) => ({
    endpoint: JSON.parse(key.open(PUSH_SUBSCRIPTION, subscription)).endpoint,
    language,
    discreet,
    daily_since,
    reminders_since,
  }));
}

async function switchOff({ database, clock }: NotificationsSite): Promise<void> {
  const settings = await readStoredSettings(database.reads);
  await saveSettings(database.writes, { ...settings, features: NO_FEATURES }, 3, clock.now());
  await database.writes
    .insertInto('installation')
    .values({ key: 'notifications-off-since', value: clock.now() })
    .execute();
  // The settings are read again a moment after a change.
  await new Promise((resolve) => setTimeout(resolve, 120));
}

describe.each(databases)('the subscriptions of browsers on $name', ({ open }) => {
  it('are stored sealed, once for each address, and changed and ended by their token', async () => {
    const site = await notificationsSite(await open());
    const first = await subscribe(site, ONE);
    await subscribe(site, TWO, { topics: ['reminders'] });
    site.clock.advance(60);
    const again = await subscribe(site, ONE, { language: 'de' });
    expect(again).not.toBe(first);
    expect(await stored(site)).toMatchObject([
      { endpoint: TWO, language: 'fa', daily_since: null, reminders_since: NOON },
      { endpoint: ONE, language: 'de', reminders_since: null },
    ]);
    expect((await callFrom(site.app, 'PUT', `/${first}`, CHOICE)).statusCode).toBe(404);

    const changed = await callFrom(site.app, 'PUT', `/${again}`, {
      topics: ['reminders', 'daily'],
      discreet: true,
    });
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { topics: ['daily', 'reminders'], language: 'de', discreet: true },
    ]);
    expect((await callFrom(site.app, 'PUT', `/${again}`, {})).json()).toEqual(changed.json());

    for (const token of [first, again, again, 'x', '%00']) {
      expect((await callFrom(site.app, 'DELETE', `/${token}`)).statusCode).toBe(204);
    }
    expect(await stored(site)).toMatchObject([{ endpoint: TWO }]);
    const { ended_subscriptions: ended } = await contentsOf(site.database);
    expect(ended).toHaveLength(1);
    await subscribe(site, ONE);
    expect((await contentsOf(site.database)).ended_subscriptions).toEqual([]);
  });

  it('move to another address, in the place of what was there, and begin anew with no topic', async () => {
    const site = await notificationsSite(await open());
    const token = await subscribe(site, ONE);
    await subscribe(site, TWO);
    site.clock.advance(60);
    const subscription = browserSubscription(TWO);
    expect((await callFrom(site.app, 'PUT', `/${token}`, { subscription })).statusCode).toBe(200);
    expect(await stored(site)).toMatchObject([{ endpoint: TWO, daily_since: NOON }]);
    expect((await callFrom(site.app, 'DELETE', `/${token}`)).statusCode).toBe(204);
    expect(await stored(site)).toEqual([]);
  });

  it('of one key of the site, which is made once, whoever asks at the same time', async () => {
    const site = await notificationsSite(await open());
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => site.app.inject('/api/push/key')),
    );
    const keys = asked.map((answer) => answer.json().key);
    expect(new Set(keys).size).toBe(1);
    expect(Buffer.from(keys[0], 'base64url')).toHaveLength(65);
    expect(JSON.stringify(await contentsOf(site.database))).not.toContain(keys[0]);
  });

  it('are taken from the site itself alone, as JSON, and so many an hour', async () => {
    const site = await notificationsSite(await open(), {
      environment: { PUBLIC_FORMS_PER_HOUR: '2' },
    });
    const body = { subscription: browserSubscription(ONE), ...CHOICE };
    const token = await subscribe(site, ONE);
    for (const origin of ['https://elsewhere.example', 'null', '', `${SITE}:443`, `${SITE}/`]) {
      for (const [method, path] of [
        ['POST', ''],
        ['PUT', `/${token}`],
        ['DELETE', `/${token}`],
      ] as const) {
        const answer = await callFrom(site.app, method, path, body, { origin });
        expect([origin, method, answer.statusCode]).toEqual([origin, method, 403]);
      }
    }
    const headers = { origin: SITE, 'content-type': 'text/plain' };
    const text = await site.app.inject({
      method: 'POST',
      url: '/api/push/subscriptions',
      headers,
      payload: JSON.stringify(body),
    });
    expect(text.statusCode).toBe(415);
    expect((await callFrom(site.app, 'POST', '', body)).statusCode).toBe(201);
    const third = await callFrom(site.app, 'POST', '', body);
    expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '3600']);
  });

  it('are refused where no push service is', async () => {
    const site = await notificationsSite(await open());
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com:8443/fcm/send/x',
      'https://fcm.googleapis.com.elsewhere.example/x',
      'https://elsewhere-fcm.googleapis.com/x',
      'https://push.apple.com/x',
      'https://user:secret@web.push.apple.com/x',
      'https://fcm.googleapis.com./x',
      'https://127.0.0.1/x',
      'https://169.254.169.254/latest',
      'https://[::1]/x',
      'ftp://fcm.googleapis.com/x',
      'fcm.googleapis.com/x',
      '',
    ] as const) {
      const subscription = browserSubscription(endpoint);
      const answer = await callFrom(site.app, 'POST', '', { subscription, ...CHOICE });
      expect([answer.statusCode, answer.json().issues], endpoint).toMatchObject([
        400,
        [{ path: 'subscription.endpoint', code: 'not-a-push-endpoint' }],
      ]);
    }
  });

  it('are refused with keys that are none, and with a choice of nothing', async () => {
    const site = await notificationsSite(await open());
    const good = browserSubscription(ONE);
    const { p256dh, auth } = good.keys;
    const refused = async (body: object) => {
      const answer = await callFrom(site.app, 'POST', '', {
        subscription: good,
        ...CHOICE,
        ...body,
      });
      return [answer.statusCode, answer.json().issues.map(({ path }: { path: string }) => path)];
    };
    for (const key of [
      p256dh.slice(0, -2),
      `${p256dh}AA`,
      offCurve(p256dh),
      `${p256dh}=`,
      'x',
      '',
    ]) {
      const subscription = { ...good, keys: { p256dh: key, auth } };
      expect(await refused({ subscription })).toEqual([400, ['subscription.keys.p256dh']]);
    }
    for (const key of [auth.slice(0, -3), `${auth}AAAA`, '']) {
      const subscription = { ...good, keys: { p256dh, auth: key } };
      expect(await refused({ subscription })).toEqual([400, ['subscription.keys.auth']]);
    }
    expect(await refused({ topics: [] })).toEqual([400, ['topics']]);
    expect(await refused({ topics: ['weekly'] })).toEqual([400, ['topics.0']]);
    expect(await refused({ language: 'tlh' })).toEqual([400, ['language']]);
    expect(await refused({ discreet: 'yes' })).toEqual([400, ['discreet']]);
    expect(await stored(site)).toEqual([]);
  });

  it('may be at further names where the operator says so, without https only with local targets', async () => {
    const answers = async (environment: Record<string, string>, endpoints: string[]) => {
      const site = await notificationsSite(await open(), { environment });
      const statuses = [];
      for (const endpoint of endpoints) {
        const subscription = browserSubscription(endpoint);
        const answer = await callFrom(site.app, 'POST', '', { subscription, ...CHOICE });
        statuses.push(answer.statusCode);
      }
      return statuses;
    };
    const hosts = { PUSH_HOSTS: 'push.example, 127.0.0.1 ,localhost' };
    const endpoints = [
      'https://push.example:8443/x',
      'http://push.example/x',
      'https://127.0.0.1:8443/x',
      'http://localhost:8080/x',
      'https://other.example/x',
    ];
    expect(await answers(hosts, endpoints)).toEqual([201, 400, 400, 400, 400]);
    const local = { ...hosts, ALLOW_LOCAL_TARGETS: 'on' };
    expect(await answers(local, endpoints)).toEqual([201, 201, 201, 201, 400]);
  });

  it('are not there while notifications are off, but that they end for 30 days more', async () => {
    const site = await notificationsSite(await open());
    const [one, two] = [await subscribe(site, ONE), await subscribe(site, TWO)];
    await switchOff(site);
    const body = { subscription: browserSubscription(ONE), ...CHOICE };
    expect((await site.app.inject('/api/push/key')).statusCode).toBe(404);
    expect((await callFrom(site.app, 'POST', '', body)).statusCode).toBe(404);
    expect((await callFrom(site.app, 'PUT', `/${one}`, CHOICE)).statusCode).toBe(404);
    site.clock.advance(29 * DAY_SECONDS);
    expect((await callFrom(site.app, 'DELETE', `/${one}`)).statusCode).toBe(204);
    site.clock.advance(DAY_SECONDS);
    expect((await callFrom(site.app, 'DELETE', `/${two}`)).statusCode).toBe(404);
  });

  it.each([
    ['no address', { PUBLIC_URL: '' }],
    ['no service worker', { OFFLINE_PAGES: 'off' }],
  ])('pause where the site starts with %s', async (_what, environment: Record<string, string>) => {
    const site = await notificationsSite(await open(), { environment });
    expect((await site.app.inject('/api/push/key')).statusCode).toBe(404);
  });
});
