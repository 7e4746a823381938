import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { csrfKey } from './db/installation.ts';
import { createTestApp } from './testing/test-app.ts';
import { databases } from './testing/test-database.ts';

const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

const [sqlite] = databases;
const app = async (environment = {}) => createTestApp(await sqlite.open(), { environment });

/** Sends bytes as they are and answers all that comes back. */
function sendRaw(server: FastifyInstance, bytes: string): Promise<string> {
  const { port } = server.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('the API', () => {
  it.each(['/api/nope', '/api/%E0%A4%A', '/api/', '/api/quotes/today/', '/api/Quotes/today'])(
    'answers %s with 404 as JSON',
    async (url) => {
      const response = await (await app()).inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toMatch(/^application\/json/);
      expect(response.json()).toEqual({ message: 'There is nothing at this address.' });
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)(
    'answers %s on a reading call with 405 as JSON',
    async (method) => {
      const response = await (await app()).inject({ method, url: '/api/health' });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('GET');
      expect(response.json()).toEqual({ message: 'This address takes GET only.' });
    },
  );

  it('answers HEAD like GET, without a body', async () => {
    const response = await (await app()).inject({ method: 'HEAD', url: '/api/holy-days' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
  });

  it('is alive, and nobody is logged in', async () => {
    const server = await app();
    expect((await server.inject('/api/health')).json()).toEqual({ status: 'ok' });
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
    expect(response.json()).toEqual({
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('answers oversized headers and what is not HTTP as JSON', async () => {
    const server = await app();
    await server.listen({ host: '127.0.0.1', port: 0 });
    const oversized = `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`;
    const tooLarge = await sendRaw(server, oversized);
    expect(tooLarge).toMatch(/^HTTP\/1\.1 431 /);
    expect(tooLarge).toContain('{"message":"The request headers are too large."}');
    const noise = await sendRaw(server, 'nonsense\r\n\r\n');
    expect(noise).toMatch(/^HTTP\/1\.1 400 /);
    expect(noise).toContain('{"message":"The request is not valid HTTP."}');
  });
});

describe('security headers', () => {
  /** What Node reads no further, or answers by itself unless it is told otherwise. */
  const ODD_REQUESTS = {
    'is not HTTP': 'nonsense\r\n\r\n',
    'has too long headers': `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`,
    'names no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    'expects the unknown': 'GET / HTTP/1.1\r\nHost: x\r\nExpect: 1\r\nConnection: close\r\n\r\n',
    'asks for a tunnel': 'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n',
    'has a method of nobody': 'MAKE / HTTP/1.1\r\nHost: x\r\n\r\n',
    'has a method of others': 'PROPFIND / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'has an address with nonsense': 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'has a very long part of an address': `GET /api/templates/${'x'.repeat(9000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    'breaks off a body in chunks':
      'POST /api/logout HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  };

  it.each(Object.entries(ODD_REQUESTS))('are the same where a request %s', async (_, request) => {
    const server = await app({ PUBLIC_URL: 'https://friends.example' });
    const { headers: expected } = await server.inject('/');
    await server.listen({ host: '127.0.0.1', port: 0 });
    const [head = '', body = ''] = (await sendRaw(server, request)).split('\r\n\r\n');
    const [status, ...lines] = head.split('\r\n');
    expect(status).toMatch(/^HTTP\/1\.1 [24]/);
    const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]));
    for (const name of SECURITY_HEADERS) {
      expect(headers.get(name), name).toBe(expected[name]);
      expect(expected[name], name).toBeDefined();
    }
    expect(body).not.toBe('');
  });

  it('tell browsers of subdomains only when the settings do', async () => {
    const secured = async (HSTS_SUBDOMAINS: string, PUBLIC_URL = 'https://friends.example') =>
      (await (await app({ PUBLIC_URL, HSTS_SUBDOMAINS })).inject('/api/health')).headers[
        'strict-transport-security'
      ];
    expect(await secured('off')).toBe('max-age=31536000');
    expect(await secured('on')).toBe('max-age=31536000; includeSubDomains');
    expect(await secured('on', 'http://friends.example')).toBeUndefined();
  });

  it('allow scripts of the site only, and styles by hash', async () => {
    const { headers } = await (await app()).inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('nonce');
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('insist on https only where the site has it', async () => {
    const plain = await (await app()).inject('/');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    const secure = await (await app({ PUBLIC_URL: 'https://friends.example' })).inject('/');
    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests');
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
