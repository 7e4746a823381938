import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { createTestApp } from './test-app.ts';
import { loggedIn, TestBrowser } from './test-browser.ts';
import { databases } from './test-database.ts';
import { addUsers } from './test-users.ts';
import { told } from './told.ts';

/** A list that volunteers keep in the dashboard, one entity at a time. */
interface ManagedList {
  /** The name of one of them in the server's sentences. */
  readonly entity: string;
  readonly url: string;
  /** One that can be added, as a form sends it. */
  readonly sample: object;
  /** The field of the sample that may hold any text. */
  readonly textField: string;
  /** Bodies that can be neither added nor saved, each with its messages. */
  readonly refused: readonly (readonly [body: object, messages: readonly string[]])[];
}

/** A logged-in volunteer, and a function that reads the list. */
export async function managing(database: Database, { url }: Pick<ManagedList, 'url'>) {
  await addUsers(database, { anna: 'Admin' });
  const browser = await loggedIn(await createTestApp(database), 'anna');
  const list = async () => (await browser.send('GET', url)).json();
  return { browser, list };
}

/** The same with the sample in the list. */
export async function managingOne(
  database: Database,
  { url, sample }: Pick<ManagedList, 'url' | 'sample'>,
) {
  const volunteer = await managing(database, { url });
  const one = (await volunteer.browser.call('POST', url, sample)).json();
  return { ...volunteer, one, oneUrl: `${url}/${one.id}` };
}

/** The tests that every such list has to pass. */
export function describeManagedList({ entity, url, sample, textField, refused }: ManagedList) {
  const one = { url, sample };

  describe.each(databases)(`the list at ${url} on $name`, ({ open }) => {
    it('is changed only by those who are logged in', async () => {
      const browser = new TestBrowser(await createTestApp(await open()));
      expect((await browser.call('POST', url)).statusCode).toBe(401);
      expect((await browser.call('PUT', `${url}/1`)).statusCode).toBe(401);
      expect((await browser.call('DELETE', `${url}/1`)).statusCode).toBe(401);
    });

    it('refuses what breaks a rule, and changes nothing', async () => {
      const { browser, list, one: kept, oneUrl } = await managingOne(await open(), one);
      for (const [body, messages] of refused) {
        const said = JSON.stringify(body);
        for (const call of [browser.call('POST', url, body), browser.call('PUT', oneUrl, body)]) {
          const response = await call;
          expect.soft(response.statusCode, said).toBe(400);
          const { message, issues } = response.json();
          expect.soft(message, said).toBe(messages.join('. '));
          expect
            .soft(
              issues.map((issue: Error) => issue.message),
              said,
            )
            .toEqual(messages);
        }
      }
      expect(await list()).toEqual([kept]);
    });

    it('adds one of many that are sent at once', async () => {
      const { browser, list } = await managing(await open(), one);
      const responses = await Promise.all(
        Array.from({ length: 8 }, () => browser.call('POST', url, sample)),
      );
      const statuses = responses.map(({ statusCode }) => statusCode).sort();
      expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
      expect(await list()).toHaveLength(1);
    });

    it('refuses a change of an older version, when it says so', async () => {
      const { browser, list, oneUrl } = await managingOne(await open(), one);
      const put = (text: string, headers = {}) =>
        browser.call('PUT', oneUrl, { ...sample, [textField]: text }, headers);
      expect((await put('first', { 'if-match': '"1"' })).statusCode).toBe(200);
      const stale = await put('second', { 'if-match': '"1"' });
      expect(stale.statusCode).toBe(412);
      expect(stale.json().message).toMatch(/^This has been changed/);
      const staleDelete = await browser.call('DELETE', oneUrl, undefined, { 'if-match': '"1"' });
      expect(staleDelete.statusCode).toBe(412);
      expect(await list()).toMatchObject([{ [textField]: 'first' }]);
      expect((await put('third')).statusCode).toBe(200);
    });

    it.each([
      ['the version there is', { 'if-match': '"2"' }],
      ['any version', { 'if-match': '*' }],
      ['no version', {}],
    ])('deletes one by %s', async (_, headers) => {
      const { browser, list, oneUrl } = await managingOne(await open(), one);
      expect((await browser.call('PUT', oneUrl, sample)).statusCode).toBe(200);
      const deleted = await browser.call('DELETE', oneUrl, undefined, headers);
      expect(deleted.statusCode).toBe(204);
      expect(await list()).toEqual([]);
    });

    it('deletes one, once', async () => {
      const { browser, list, oneUrl } = await managingOne(await open(), one);
      const deleted = await browser.call('DELETE', oneUrl);
      expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
      const again = await browser.call('DELETE', oneUrl);
      expect(again.statusCode).toBe(404);
      expect(told(again)).toEqual({ message: `This ${entity} no longer exists` });
      expect(await list()).toEqual([]);
    });

    it.each([
      [404, '999'],
      [404, '2147483648'],
      [404, '999999999999999'],
      [400, 'x'],
      [400, '0'],
      [400, '-1'],
      [400, '1.5'],
      [400, '9'.repeat(16)],
    ])('answers %i to the id %s', async (status, id) => {
      const { browser } = await managing(await open(), one);
      expect((await browser.call('PUT', `${url}/${id}`, sample)).statusCode).toBe(status);
      expect((await browser.call('DELETE', `${url}/${id}`)).statusCode).toBe(status);
    });
  });
}
