import { describe, expect, it } from 'vitest';
import { MAIL_STYLES } from '../mails/mail-html.ts';
import { listen, openConnection } from '../testing/raw-connection.ts';
import { createTestApp } from '../testing/test-app.ts';
import { databases } from '../testing/test-database.ts';
import { cspHash } from './csp-hash.ts';
import { API_DOCS_STYLE } from './openapi/api-docs-page.ts';

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

describe('security headers', () => {
  /** Requests that Node does not parse, or answers by itself by default. */
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

  it('are the same where a request is odd', async () => {
    const server = await app({ PUBLIC_URL: 'https://friends.example' });
    const port = await listen(server);
    const { headers: expected } = await server.inject('/');
    for (const [what, request] of Object.entries(ODD_REQUESTS)) {
      const { closed } = openConnection(port, request);
      const [head = '', body = ''] = (await closed).split('\r\n\r\n');
      const [status, ...lines] = head.split('\r\n');
      expect(status, what).toMatch(/^HTTP\/1\.1 [24]/);
      const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]));
      for (const name of SECURITY_HEADERS) {
        expect(headers.get(name), `${name}, where a request ${what}`).toBe(expected[name]);
        expect(expected[name], name).toBeDefined();
      }
      expect(body, what).not.toBe('');
    }
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

  it('allow the styles of single pages there alone, each with the site’s own', async () => {
    const server = await app();
    const sourcesAt = async (url: string) => {
      const policy = String((await server.inject(url)).headers['content-security-policy']);
      return new Set(/style-src ([^;]*)/.exec(policy)?.[1]?.split(' '));
    };
    const everywhere = await sourcesAt('/');
    const letters = new Set([...everywhere, cspHash(MAIL_STYLES)]);
    const docs = new Set([...everywhere, cspHash(API_DOCS_STYLE)]);
    expect(everywhere.has(cspHash(MAIL_STYLES))).toBe(false);
    for (const url of ['/admin', '/admin?lang=de', '/admin-auth']) {
      expect(await sourcesAt(url), url).toEqual(letters);
    }
    expect(await sourcesAt('/api/docs')).toEqual(docs);
    for (const url of ['/calendar', '/contact', '/favicon.ico', '/nope']) {
      expect(await sourcesAt(url), url).toEqual(everywhere);
    }
  });

  it('are fewer, and stricter, where there is no document', async () => {
    const server = await createTestApp(await sqlite.open(), {
      environment: { PUBLIC_URL: 'https://friends.example' },
      pageFiles: true,
    });
    const page = await server.inject('/');
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page.body) ?? [];
    for (const url of ['/api/csrf-token', '/api/settings', '/api/settings?lang=de', script]) {
      const { headers } = await server.inject(url);
      expect(headers, url).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
      });
      expect(headers, url).not.toHaveProperty('permissions-policy');
    }
    for (const url of ['/assets/nope.js', '/api/docs', '/feeds/quotes.rss']) {
      const { headers } = await server.inject(url);
      expect(headers['content-security-policy'], url).toContain("default-src 'self'");
      expect(headers, url).toHaveProperty('permissions-policy');
    }
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
