import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { addQuotes } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const QUOTE = { text: 'Be kind', source: 'Somebody', displayDate: null, referenceUrl: null };

async function adminAt(database: Database) {
  await addUsers(database, { anna: 'Admin' });
  return { database, browser: await loggedIn(await createTestApp(database), 'anna') };
}

describe.each(databases)('If-Match on quotes on $name', ({ open }) => {
  it('rejects a change of an older version, when it says so', async () => {
    const { browser, database } = await adminAt(await open());
    const [id] = await addQuotes(database, { text: 'one' });
    const put = (text: string, headers = {}) =>
      browser.call('PUT', `/api/quotes/${id}`, { ...QUOTE, text }, headers);
    expect((await put('first', { 'if-match': '"1"' })).statusCode).toBe(200);
    const stale = await put('second', { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json().message).toMatch(/^This has been changed/);
    const staleDelete = await browser.call('DELETE', `/api/quotes/${id}`, undefined, {
      'if-match': '"1"',
    });
    expect(staleDelete.statusCode).toBe(412);
    expect((await browser.send('GET', '/api/quotes')).json()[0].text).toBe('first');
    expect((await put('third')).statusCode).toBe(200);
  });

  it.each([
    ['the version there is', { 'if-match': '"2"' }],
    ['any version', { 'if-match': '*' }],
    ['no version', {}],
  ])('deletes one by %s', async (_, headers) => {
    const { browser, database } = await adminAt(await open());
    const [id] = await addQuotes(database, { text: 'one' });
    expect((await browser.call('PUT', `/api/quotes/${id}`, QUOTE)).statusCode).toBe(200);
    const deleted = await browser.call('DELETE', `/api/quotes/${id}`, undefined, headers);
    expect(deleted.statusCode).toBe(204);
    expect((await browser.send('GET', '/api/quotes')).json()).toEqual([]);
  });
});
