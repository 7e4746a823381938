import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, type TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { FORM_TYPE, formOf } from '../../testing/upload.ts';

const PASSWORD = 'Quiet-River-88';
const JSON_TYPE = 'application/json';
const FILE = formOf(['file', 'text,source\nHeld,Back\n', 'quotes.csv']);

const json = (body: object) => Buffer.from(JSON.stringify(body));

async function siteOn(database: Database) {
  const ids = await addUsers(database, {
    anna: 'Master Admin',
    bruno: 'Admin',
    clara: 'Admin',
  });
  const app = await createTestApp(database);
  return { app, anna: await loggedIn(app, 'anna'), bruno: await loggedIn(app, 'bruno'), ids };
}
type Site = Awaited<ReturnType<typeof siteOn>>;

type Call = readonly [method: 'POST' | 'DELETE', path: string, type: string, body: Buffer];

/** Begins a call, and sends its body only after its session has ended. */
async function heldBack(
  browser: TestBrowser,
  [method, path, type, body]: Call,
  end: () => Promise<unknown>,
) {
  const begun = Promise.withResolvers<void>();
  const arriving = new Readable({ read: () => begun.resolve() });
  const headers = { 'content-type': type, 'content-length': String(body.length) };
  const response = browser.call(method, path, arriving, headers);
  await begun.promise;
  await end();
  arriving.push(body);
  arriving.push(null);
  return (await response).statusCode;
}

const newUser = {
  username: 'dora',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  role: 'Admin',
};

/** Changes that bruno may make. */
const calls: Readonly<Record<string, (site: Site) => Call>> = {
  'a new quote': () => ['POST', '/api/quotes', JSON_TYPE, json({ text: 'Held', source: 'Back' })],
  'an upload': () => ['POST', '/api/quotes/upload', FORM_TYPE, FILE],
  'a new user': () => ['POST', '/api/users', JSON_TYPE, json(newUser)],
  'the own password': ({ ids }) => [
    'POST',
    `/api/users/${ids.bruno}/reset-password`,
    JSON_TYPE,
    json({ password: PASSWORD }),
  ],
  'a call that needs no body': ({ ids }) => [
    'DELETE',
    `/api/users/${ids.clara}`,
    JSON_TYPE,
    json({}),
  ],
};

describe.each(databases)('a change that is still arriving on $name', ({ open }) => {
  it.each(Object.entries(calls))(
    'is none once the session has ended: %s',
    async (_what, callOn) => {
      const database = await open();
      const site = await siteOn(database);
      const owner = await loggedIn(site.app, 'bruno');
      const endOthers = () => owner.call('DELETE', '/api/sessions');
      expect(await heldBack(site.bruno, callOn(site), endOthers)).toBe(401);
      expect(await database.reads.selectFrom('audit_entries').selectAll().execute()).toEqual([]);
    },
  );

  it('is none once the user is deleted', async () => {
    const site = await siteOn(await open());
    const remove = () => site.anna.call('DELETE', `/api/users/${site.ids.bruno}`);
    const [newQuote] = Object.values(calls).map((callOn) => callOn(site));
    expect(newQuote && (await heldBack(site.bruno, newQuote, remove))).toBe(401);
    expect((await site.anna.send('GET', '/api/quotes')).json()).toEqual([]);
  });

  it('is made while the session goes on', async () => {
    const site = await siteOn(await open());
    for (const callOn of Object.values(calls)) {
      expect(await heldBack(site.bruno, callOn(site), async () => {})).toBeLessThan(300);
    }
  });
});
