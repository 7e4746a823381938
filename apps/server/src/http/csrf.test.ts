import {
  type EndpointMethod,
  endpointKeys,
  endpoints,
  parseEndpointKey,
} from '@bahai-friends/contract';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { switchEveryFeatureOn, WITH_LINKS } from '../testing/every-feature.ts';
import { createTestApp } from '../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../testing/test-browser.ts';
import { databases } from '../testing/test-database.ts';
import { addUsers, PASSWORD } from '../testing/test-users.ts';
import { told } from '../testing/told.ts';

const REFUSED = { message: 'The page is out of date. Please reload it and try again.' };
const LOGIN = { username: 'anna', password: PASSWORD };

interface Call {
  readonly method: EndpointMethod;
  readonly url: string;
}

/** Every call of the contract that the server serves, but those which `Origin` protects. */
const callsOf = (app: FastifyInstance): Call[] =>
  endpointKeys
    .filter((key) => !('ownOrigin' in endpoints[key]))
    .map(parseEndpointKey)
    .filter(({ method, path }) =>
      app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
    )
    .map(({ method, path }) => ({ method, url: path.replaceAll(/\{\w+\}/g, '1') }));

describe.each(databases)('CSRF protection on $name', ({ open }) => {
  it('rejects every change without a valid token', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
    await switchEveryFeatureOn(database);
    // All calls with all tokens are more than one session may make within a minute.
    const environment = { ...WITH_LINKS, CHANGES_PER_MIN: '10000' };
    const app = await createTestApp(database, { environment });
    const anna = new TestBrowser(app);
    const beforeLogin = await anna.csrfToken();
    await anna.login('anna');
    const ended = await anna.csrfToken();
    await anna.login('anna');
    const bruno = await loggedIn(app, 'bruno');
    const valid = await anna.csrfToken();
    const tokens = {
      missing: {},
      empty: { 'csrf-token': '' },
      wrong: { 'csrf-token': 'wrong' },
      altered: { 'csrf-token': valid.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) },
      'another browser’s': { 'csrf-token': await bruno.csrfToken() },
      'from before the login': { 'csrf-token': beforeLogin },
      'of an ended session': { 'csrf-token': ended },
    };
    const changes = callsOf(app).filter(({ method }) => method !== 'GET');
    expect(changes.length).toBeGreaterThanOrEqual(7);
    for (const [kind, headers] of Object.entries(tokens)) {
      for (const { method, url } of changes) {
        const response = await anna.send(method, url, LOGIN, headers);
        expect([response.statusCode, told(response)], `${method} ${url}, ${kind}`).toEqual([
          403,
          REFUSED,
        ]);
      }
    }
    const users = await anna.send('GET', '/api/users');
    expect(users.json()).toHaveLength(2);
  });

  it('rejects a login without a token, and one with a token but not its cookie', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const app = await createTestApp(database);
    const browser = new TestBrowser(app);
    expect(told(await browser.send('POST', '/api/login', LOGIN))).toEqual(REFUSED);
    const token = { 'csrf-token': await browser.csrfToken() };
    const other = await new TestBrowser(app).send('POST', '/api/login', LOGIN, token);
    expect(other.statusCode).toBe(403);
    expect((await browser.send('POST', '/api/login', LOGIN, token)).statusCode).toBe(200);
  });

  it('takes a token from the header only, where no form of another site can put it', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const browser = new TestBrowser(await createTestApp(database));
    const token = await browser.csrfToken();
    const inQuery = await browser.send('POST', `/api/login?_csrf=${token}`, LOGIN);
    const inBody = await browser.send('POST', '/api/login', { ...LOGIN, _csrf: token });
    expect([inQuery.statusCode, inBody.statusCode]).toEqual([403, 403]);
  });

  it('takes a token again and again, whichever of several was fetched', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const browser = new TestBrowser(await createTestApp(database));
    const [first, second] = [await browser.csrfToken(), await browser.csrfToken()];
    for (const token of [second, first, second]) {
      const response = await browser.send('POST', '/api/logout', undefined, {
        'csrf-token': token,
      });
      expect(response.statusCode).toBe(200);
    }
  });

  it('takes a token that another instance, or this one before a restart, has given', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const first = await createTestApp(database);
    const browser = await loggedIn(first, 'anna');
    const token = { 'csrf-token': await browser.csrfToken() };
    const second = await createTestApp(database);
    const atSecond = browser.at(second);
    const body = { username: 'Anna' };
    const [{ id }] = (await browser.send('GET', '/api/users')).json();
    const url = `/api/users/${id}/username`;
    expect((await atSecond.send('PATCH', url, body, token)).statusCode).toBe(200);
    await first.close();
    await second.close();
    const restarted = browser.at(await createTestApp(database));
    expect((await restarted.send('PATCH', url, body, token)).statusCode).toBe(200);
  });

  it('asks reads for no token', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const app = await createTestApp(database);
    const anna = await loggedIn(app, 'anna');
    const reads = callsOf(app).filter(({ method }) => method === 'GET');
    expect(reads.length).toBeGreaterThanOrEqual(7);
    for (const { url } of reads) {
      expect((await anna.send('GET', url)).statusCode, url).not.toBe(403);
    }
    expect((await anna.send('GET', '/api/users')).statusCode).toBe(200);
  });
});
