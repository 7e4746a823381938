import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import project from '../../../package.json' with { type: 'json' };
import { csrfKey } from './db/installation-values.ts';
import { listen, openConnection } from './testing/raw-connection.ts';
import { createTestApp } from './testing/test-app.ts';
import { databases } from './testing/test-database.ts';
import { told } from './testing/told.ts';

const [sqlite] = databases;
const app = async (environment = {}) => createTestApp(await sqlite.open(), { environment });

/** The body of a raw response. */
const bodyOf = (response: string) => ({
  json: () => JSON.parse(response.split('\r\n\r\n')[1] ?? ''),
});

describe('the API', () => {
  it.each(['/api/nope', '/api/%E0%A4%A', '/api/', '/api/quotes/today/', '/api/Quotes/today'])(
    'responds to %s with 404 as JSON',
    async (url) => {
      const response = await (await app()).inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toMatch(/^application\/json/);
      expect(told(response)).toEqual({ message: 'There is nothing at this address.' });
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)(
    'responds to %s on a reading call with 405 as JSON',
    async (method) => {
      const response = await (await app()).inject({ method, url: '/api/health' });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('GET');
      expect(told(response)).toEqual({ message: 'This address takes GET only.' });
    },
  );

  it('responds to HEAD as to GET, without a body', async () => {
    const response = await (await app()).inject({ method: 'HEAD', url: '/api/holy-days' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
  });

  it('is alive and says its version, and nobody is logged in', async () => {
    const server = await app();
    expect((await server.inject('/api/health')).json()).toEqual({
      status: 'ok',
      version: project.version,
    });
    const session = await server.inject('/api/session');
    expect(session.json()).toEqual({ authenticated: false });
    expect(session.headers['cache-control']).toBe('no-store');
  });

  it('gives nothing of the inside away when something breaks', async () => {
    const database = await sqlite.open();
    const server = await createTestApp(database);
    await database.close();
    const response = await server.inject('/api/quotes/today');
    expect(response.statusCode).toBe(500);
    expect(told(response)).toEqual({
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('responds to oversized headers and malformed requests as JSON', async () => {
    const server = await app();
    const port = await listen(server);
    const oversized = `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`;
    const tooLarge = await openConnection(port, oversized).closed;
    expect(tooLarge).toMatch(/^HTTP\/1\.1 431 /);
    expect(told(bodyOf(tooLarge))).toEqual({ message: 'The request headers are too large.' });
    const noise = await openConnection(port, 'nonsense\r\n\r\n').closed;
    expect(noise).toMatch(/^HTTP\/1\.1 400 /);
    expect(told(bodyOf(noise))).toEqual({ message: 'The request is not valid HTTP.' });
  });
});

describe.each(databases)('CSRF tokens on $name', ({ open }) => {
  it('come with a cookie that scripts cannot read, never from a cache', async () => {
    const server = await createTestApp(await open());
    const response = await server.inject('/api/csrf-token');
    expect(response.json()).toEqual({ csrfToken: expect.stringMatching(/^\S{20,}$/) });
    expect(response.headers['cache-control']).toBe('no-store');
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ name: '_csrf', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('secure');
  });

  it('are signed with one key per installation', async () => {
    const database = await open();
    const keys = await Promise.all([csrfKey(database.writes), csrfKey(database.writes)]);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
  });
});

describe('the API’s description', () => {
  it('is OpenAPI 3.1 of what is served', async () => {
    const document = (await (await app()).inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/holy-days/upcoming');
    expect(document.components.schemas.HolyDay.properties.date).toMatchObject({ format: 'date' });
  });

  it('names what the contract has, whatever was loaded under the same names later', async () => {
    const before = (await (await app()).inject('/api/openapi.json')).json();
    for (const id of [...Object.keys(before.components.schemas), 'OfThePages']) {
      z.object({ name: z.string() }).meta({ id });
    }
    expect((await (await app()).inject('/api/openapi.json')).json()).toEqual(before);
  });

  it('is the one in docs/openapi.json', async () => {
    const document = (await (await app()).inject('/api/openapi.json')).json();
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(
      '../../../docs/openapi.json',
    );
  });

  it.each(['/api/openapi.json', '/api/docs'])(
    'is sent with a validator, and packed: %s',
    async (url) => {
      const server = await app();
      const first = await server.inject(url);
      expect(first.headers.etag).toMatch(/^"[\w-]+"$/);
      const headers = { 'if-none-match': String(first.headers.etag) };
      const again = await server.inject({ url, headers });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers['cache-control']).toBe('no-cache');
      const packed = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(packed.rawPayload.length).toBeLessThan(first.rawPayload.length / 4);
      expect((await server.inject({ method: 'HEAD', url })).body).toBe('');
    },
  );

  it('can be read by people, without scripts', async () => {
    const response = await (await app()).inject('/api/docs');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('/api/quotes/today');
    expect(response.body).not.toContain('<script');
  });
});
