import {
  DEFAULT_SETTINGS,
  type EndpointKey,
  type Endpoints,
  endpointKeys,
  endpoints,
  gatheringDefaults,
  parseEndpointKey,
} from '@bahai-friends/contract';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { openPostgres } from '../../db/postgres/postgres-database.ts';
import { insertGathering } from '../../features/gatherings/gatherings.repository.ts';
import { setUpMail } from '../../features/letters/testing/letters-sender.ts';
import { browserSubscription } from '../../features/notifications/testing/browser-subscription.ts';
import { CHOICE } from '../../features/notifications/testing/notifications-site.ts';
import { addHolyDays, addQuotes, addSocialLinks } from '../../testing/content.ts';
import { EVERY_FEATURE, switchEveryFeatureOn, WITH_LINKS } from '../../testing/every-feature.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databaseEnvironments, databases } from '../../testing/test-database.ts';
import { addUsers, PASSWORD } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';

const NEW_PASSWORD = 'Quiet-River-88';
const QUOTE = { text: 'New', source: 'Somebody' };
const HOLY_DAY = { name: 'New', date: '2026-05-01' };
const GATHERING = {
  kind: 'devotional',
  title: 'New',
  starts: '2026-04-07',
  time: '19:30',
} as const;
const LINK = { platform: 'GitHub', url: 'https://example.org/new', order: 9 };
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const FILE =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\ntext,source\na,b\r\n--x--';

const BROWSER = { subscription: browserSubscription('https://web.push.apple.com/x'), ...CHOICE };

/** Valid input of each changing call; `{id}` is 2 everywhere. */
const BODIES: Partial<Record<EndpointKey, object | string>> = {
  'POST /api/login': { username: 'anna', password: PASSWORD },
  'POST /api/users': {
    username: 'carla',
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    role: 'Admin',
  },
  'PATCH /api/users/{id}/username': { username: 'Renamed' },
  'PATCH /api/users/{id}/role': { role: 'Master Admin' },
  'POST /api/users/{id}/reset-password': { password: NEW_PASSWORD },
  'POST /api/quotes': QUOTE,
  'PUT /api/quotes/{id}': QUOTE,
  'DELETE /api/quotes': { ids: [1] },
  'POST /api/quotes/check-conflicts': FILE,
  'POST /api/quotes/upload': FILE,
  'POST /api/quotes/preview': FILE,
  'POST /api/holy-days': HOLY_DAY,
  'POST /api/holy-days/from-calendar': { year: 183 },
  'PUT /api/holy-days/{id}': HOLY_DAY,
  'POST /api/social-links': LINK,
  'PUT /api/social-links/{id}': LINK,
  'PUT /api/settings': { ...DEFAULT_SETTINGS, siteName: 'New', features: EVERY_FEATURE },
  'POST /api/gatherings': GATHERING,
  'PUT /api/gatherings/{id}': GATHERING,
  'PUT /api/gatherings/{id}/occurrences/{day}': { cancelled: true },
  'PUT /api/gatherings/{id}/occurrences/{day}/programme': { items: [] },
  'PUT /api/sending': {
    mail: null,
    telegram: null,
    mastodon: null,
    webhooks: [],
    sendAt: '07:00',
    weeklyOn: 1,
  },
  'PUT /api/letters/note': { text: 'New' },
  'POST /api/push/subscriptions': BROWSER,
  'PUT /api/push/subscriptions/{token}': BROWSER,
  'POST /api/sending/test': { channel: 'mail', to: 'anna@people.example' },
};

/** The query of each call that needs one. */
const QUERIES: Partial<Record<EndpointKey, string>> = {
  'GET /api/places': '?search=haifa',
  'GET /api/gatherings/occurrences': '?from=2026-04-07&to=2026-04-07',
  'GET /api/gatherings/{id}/occurrences': '?from=2026-04-07&to=2026-04-07',
};

async function siteOn(database: Database, environment: Record<string, string> = {}) {
  await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  await addQuotes(database, { text: 'One' }, { text: 'Two' });
  await addHolyDays(database, ['One', '2026-04-01'], ['Two', '2026-04-02']);
  await addSocialLinks(database, ['X', 1], ['Instagram', 2]);
  const now = '2026-03-21T12:00:00.000Z';
  await switchEveryFeatureOn(database);
  for (const token of ['A', 'B']) {
    const gathering = { ...gatheringDefaults(GATHERING.kind), ...GATHERING };
    await insertGathering(database.writes, gathering, token.repeat(22), now);
  }
  const app = await createTestApp(database, {
    environment: { CHANGES_PER_MIN: '1000', ...WITH_LINKS, ...environment },
  });
  const anna = await loggedIn(app, 'anna');
  const csrfToken = await anna.csrfToken();
  const document = (await app.inject('/api/openapi.json')).json();
  const call = (
    key: EndpointKey,
    headers: Record<string, string> = {},
    body: object | string | undefined = BODIES[key],
  ) => {
    const { method, path } = parseEndpointKey(key);
    const url = `${path}${QUERIES[key] ?? ''}`
      .replace('{id}', '2')
      .replace('{displayDate}', '2026-04-01')
      .replace('{day}', GATHERING.starts)
      .replace('{file}', 'quotes-template.csv');
    const form = typeof BODIES[key] === 'string' ? FORM : {};
    const origin =
      'ownOrigin' in endpoints[key as keyof Endpoints] ? { origin: WITH_LINKS.PUBLIC_URL } : {};
    const all = { ...form, ...origin, 'csrf-token': csrfToken, ...headers };
    return anna.send(method as 'GET', url, body, all);
  };
  const operationOf = (key: EndpointKey) => {
    const { method, path } = parseEndpointKey(key);
    return document.paths[path][method.toLowerCase()];
  };
  return { call, operationOf };
}
type Site = Awaited<ReturnType<typeof siteOn>>;

/** The calls that change the session; they come last. */
const SESSION_KEYS: readonly EndpointKey[] = ['POST /api/login', 'POST /api/logout'];
const KEYS: readonly EndpointKey[] = [
  ...endpointKeys.filter((key) => !SESSION_KEYS.includes(key)),
  ...SESSION_KEYS,
];

/** Calls that need a right password before them. */
const SECOND_STEPS: readonly EndpointKey[] = [
  'POST /api/login/second-factor',
  'POST /api/login/passkey',
];
const PASSKEY_OPTIONS = 'POST /api/login/passkey/options';

/**
 * Makes every call, and compares those that get this status with the document.
 *
 * @param later Calls that get it only after other calls; their own tests make these.
 */
async function expectDocumented(
  { operationOf }: Site,
  status: number,
  responseTo: (key: EndpointKey) => Promise<LightMyRequestResponse>,
  later: readonly EndpointKey[] = [],
) {
  const happened: string[] = [];
  for (const key of KEYS) {
    const response = await responseTo(key);
    if (response.statusCode !== status) continue;
    happened.push(key);
    expect(told(response), key).toEqual({ message: expect.any(String) });
    expect(operationOf(key).responses[status]?.headers?.['Retry-After'] !== undefined, key).toBe(
      response.headers['retry-after'] !== undefined,
    );
  }
  const documented = KEYS.filter((key) => status in operationOf(key).responses);
  expect(happened).toEqual(documented.filter((key) => !later.includes(key)));
  expect(documented).toEqual(expect.arrayContaining([...later]));
  expect(happened).not.toEqual([]);
}

describe('the API’s description names exactly what can come', () => {
  const [{ open }] = databases;

  it('where a body is too large', async () => {
    const site = await siteOn(await open());
    const large = ' '.repeat(1024 * 1024 + 1);
    const form = FILE.replace('a,b', ' '.repeat(6 * 1024 * 1024));
    await expectDocumented(
      site,
      413,
      (key) =>
        BODIES[key] === FILE
          ? site.call(key, {}, form)
          : site.call(key, { 'content-type': 'application/json' }, large),
      // The quotes take too much memory.
      ['GET /api/quotes/export'],
    );
  });

  it('where a body is of another type', async () => {
    const site = await siteOn(await open());
    await expectDocumented(site, 415, (key) => site.call(key, { 'content-type': 'text/x' }, 'x'));
  });

  it('where there are too many calls', async () => {
    const site = await siteOn(await open(), { CHANGES_PER_MIN: '20' });
    const untilTooMany = async (key: EndpointKey) => {
      const call = () =>
        key === 'POST /api/login'
          ? site.call(key, {}, { username: 'anna', password: 'Wrong-Horse-7' })
          : site.call(key, { 'csrf-token': '' });
      let response = await call();
      for (let calls = 0; calls < 40 && response.statusCode !== 429; calls += 1)
        response = await call();
      return response;
    };
    // The limit on strangers' requests for links is not per minute: it has a test of its own.
    await expectDocumented(site, 429, untilTooMany, [...SECOND_STEPS, 'POST /api/password-reset']);
  });

  it('where an entity has been changed meanwhile, and that the call takes If-Match', async () => {
    const database = await open();
    const site = await siteOn(database);
    // Without this, a test mail would wait for a sender.
    await setUpMail({ database }, { mail: null });
    await expectDocumented(site, 412, (key) => site.call(key, { 'if-match': '"999"' }));
    for (const key of KEYS) {
      const { parameters = [], responses } = site.operationOf(key);
      const names = parameters.map(({ name }: { name: string }) => name);
      expect(names.includes('If-Match'), key).toBe('412' in responses);
    }
  });

  it('where the database cannot be reached', async () => {
    const [, postgres] = databaseEnvironments;
    const { DATABASE_URL } = await postgres.make();
    const way = await startTcpProxy(DATABASE_URL);
    const database = openPostgres(way.url, () => {});
    onTestFinished(() => database.close());
    await migrate(database);
    const site = await siteOn(database);
    way.cut();
    await expectDocumented(site, 503, (key) => site.call(key), [...SECOND_STEPS, PASSKEY_OPTIONS]);
  });

  it('where the disk is full: other calls do not write', async () => {
    const database = await open();
    const site = await siteOn(database);
    await sql`pragma query_only = on`.execute(database.writes);
    const reading = KEYS.filter((key) => !('507' in site.operationOf(key).responses));
    for (const key of reading) expect((await site.call(key)).statusCode, key).toBe(200);
    expect(reading.length).toBeGreaterThan(3);
    expect(reading.every((key) => key.startsWith('GET '))).toBe(true);
    expect(site.operationOf('POST /api/quotes').responses).toHaveProperty('507');
  });
});
