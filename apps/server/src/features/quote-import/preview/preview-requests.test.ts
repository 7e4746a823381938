import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Preview, RECIPE_BYTES_MAX } from '@bahai-friends/contract';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { listen, openConnection } from '../../../testing/raw-connection.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../../testing/test-browser.ts';
import { databases } from '../../../testing/test-database.ts';
import { addUsers } from '../../../testing/test-users.ts';
import { told } from '../../../testing/told.ts';
import { FORM_TYPE, formOf, sendFile, sendForm } from '../../../testing/upload.ts';

const PATIENCE = { timeout: 60_000, interval: 10 };
const PATH = '/api/quotes/preview';
const FORM = { 'content-type': FORM_TYPE };
const LARGE = [
  'text,source',
  ...Array.from({ length: 20_000 }, (_, index) => `${index} ${'x'.repeat(180)},s`),
].join('\n');
/** Its preview is nearly as long as one may be, and longer than a connection buffers. */
const LARGEST = [
  'text,source,referenceUrl',
  ...Array.from({ length: 20_000 }, (_, index) => {
    const long = `${index}${'x'.repeat(190)}`;
    return `${long},${long},https://example.org/${long.slice(20)}`;
  }),
].join('\n');
const SMALL = 'text,source\nOne,s';
const SMALL_FORM = formOf(['file', SMALL, 'quotes.csv']);

const parsed = (json: string | Buffer) => Preview.parse(JSON.parse(json.toString()));
/** Of a preview with so many rows that looking at each would take long. */
const countsIn = (json: string) => Preview.shape.counts.parse(JSON.parse(json).counts);

async function siteOn(database: Database, environment: Record<string, string> = {}) {
  await addUsers(database, { anna: 'Admin' });
  const app = await createTestApp(database, { environment });
  return { app, anna: await loggedIn(app, 'anna') };
}
const previewLarge = (browser: TestBrowser) => sendFile(browser, 'preview', 'quotes.csv', LARGE);

describe.each(databases)('calls for previews on $name', ({ open }) => {
  const site = async (environment?: Record<string, string>) => siteOn(await open(), environment);

  it('need a session and a CSRF token', async () => {
    const { app, anna } = await site();
    const stranger = new TestBrowser(app);
    expect((await stranger.call('POST', PATH, SMALL_FORM, FORM)).statusCode).toBe(401);
    expect((await anna.send('POST', PATH, SMALL_FORM, FORM)).statusCode).toBe(403);
    expect((await anna.call('POST', PATH, SMALL_FORM, FORM)).statusCode).toBe(200);
    expect((await anna.call('POST', PATH, { file: 'a' })).statusCode).toBe(415);
  });

  it('count as changes, of which there is a limit', async () => {
    const { anna } = await site({ CHANGES_PER_MIN: '2' });
    const csrfToken = await anna.csrfToken();
    const call = () => anna.send('POST', PATH, SMALL_FORM, { ...FORM, 'csrf-token': csrfToken });
    const responses = [await call(), await call(), await call()];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(responses[2]?.headers).toHaveProperty('retry-after');
  });

  it('are answered in JSON for this volunteer alone, compressed as asked, without a validator', async () => {
    const { anna } = await site();
    const [plain, br, gzip] = await Promise.all(
      ['', 'gzip, br', 'gzip'].map((encoding) =>
        anna.call('POST', PATH, SMALL_FORM, { ...FORM, 'accept-encoding': encoding }),
      ),
    );
    expect(plain?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      vary: 'accept-encoding',
    });
    expect(plain?.headers).not.toHaveProperty('etag');
    expect(plain?.headers).not.toHaveProperty('content-encoding');
    expect([br, gzip].map((response) => response?.headers['content-encoding'])).toEqual([
      'br',
      'gzip',
    ]);
    const whole = parsed(plain?.rawPayload ?? '');
    expect(parsed(brotliDecompressSync(br?.rawPayload ?? ''))).toEqual(whole);
    expect(parsed(gunzipSync(gzip?.rawPayload ?? ''))).toEqual(whole);
  });

  it('may have a recipe of two megabytes, and no byte more', async () => {
    const { anna } = await site();
    const file = ['file', SMALL, 'quotes.csv'] as const;
    const recipe = (bytes: number) => `{}${' '.repeat(bytes - 2)}`;
    for (const order of ['before', 'after']) {
      const send = (bytes: number) => {
        const parts = [['recipe', recipe(bytes)] as const, file];
        return sendForm(anna, 'preview', ...(order === 'before' ? parts : parts.toReversed()));
      };
      expect((await send(RECIPE_BYTES_MAX)).statusCode).toBe(200);
      const tooLong = await send(RECIPE_BYTES_MAX + 1);
      expect(tooLong.statusCode).toBe(400);
      expect(told(tooLong)).toEqual({
        message:
          'The field “recipe” is longer than 2 MB. Please correct some of the rows in the file itself.',
        total: 0,
        issues: [],
      });
      expect((await send(3 * RECIPE_BYTES_MAX)).statusCode).toBe(400);
    }
  });

  it('say what was there before an upload, or after it', async () => {
    const { anna } = await site();
    const [uploaded, ...previews] = await Promise.all([
      sendFile(anna, 'upload', 'quotes.csv', LARGE),
      previewLarge(anna),
    ]);
    expect(uploaded.json().created).toBe(20_000);
    for (const { body } of previews) {
      const counts = countsIn(body);
      expect(counts.new + counts.same).toBe(20_000);
    }
    expect(countsIn((await previewLarge(anna)).body)).toMatchObject({ new: 0, same: 20_000 });
  });
});

describe('previews of the largest files', () => {
  const site = async (environment?: Record<string, string>) =>
    siteOn(await databases[0].open(), environment);

  it('may be two at once', async () => {
    const { anna } = await site();
    const [one, other] = await Promise.all([previewLarge(anna), previewLarge(anna)]);
    expect(parsed(one.body).counts.new).toBe(20_000);
    expect(other.body).toBe(one.body);
  });

  it('take room of the volunteer until they are sent, or their client has hung up', async () => {
    const { app, anna } = await site({ UPLOAD_MAX_BYTES: '20000000' });
    const port = await listen(app);
    const csrfToken = await anna.csrfToken();
    const form = formOf(['file', LARGEST, 'quotes.csv']);
    const head =
      `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM_TYPE}\r\nCSRF-Token: ${csrfToken}\r\n` +
      `Cookie: _csrf=${anna.cookie('_csrf')}; session=${anna.cookie('session')}\r\n` +
      `Content-Length: ${form.length}\r\n\r\n`;
    /** Requests a preview and reads only its beginning. */
    const begin = async () => {
      const connection = openConnection(port, head, form);
      connection.socket.once('data', () => connection.socket.pause());
      await vi.waitFor(() => expect(connection.received()).not.toBe(''), PATIENCE);
      return connection;
    };
    const connections = [await begin(), await begin(), await begin()];
    const statuses = connections.map(({ received }) => received().slice(9, 12));
    expect(statuses).toEqual(['200', '200', '429']);
    expect(connections[2]?.received().toLowerCase()).toContain('retry-after: 5');
    for (const { socket } of connections) socket.destroy();
    const preview = () => sendForm(anna, 'preview', ['file', SMALL, 'quotes.csv']);
    const areBothFree = async () => {
      const both = await Promise.all([preview(), preview()]);
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    };
    await vi.waitFor(areBothFree, PATIENCE);
    // A response that was sent completely frees its place.
    await areBothFree();
  });
});
