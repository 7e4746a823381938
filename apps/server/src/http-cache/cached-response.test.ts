import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCachedResponse, sendCachedResponse } from './cached-response.ts';

const LONG = JSON.stringify({ text: 'words '.repeat(1000) });

function ask(content: string, headers: Record<string, string> = {}, status = 200) {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/', async (request, reply) =>
    sendCachedResponse(
      request,
      reply.status(status),
      await createCachedResponse(content, 'application/json'),
    ),
  );
  return app.inject({ url: '/', headers });
}

describe('a cached response', () => {
  it('is not compressed when it is short', async () => {
    const { headers, body } = await ask('{}', { 'accept-encoding': 'gzip, br' });
    expect(body).toBe('{}');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers.vary).toBeUndefined();
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['gzip, br;q=0.000', 'gzip'],
    ['gzip, br;q=0.5', 'br'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
    ['*', undefined],
    ['br;q=0, *', undefined],
    ['vibrant', undefined],
    ['identity', undefined],
  ])('with “Accept-Encoding: %s” is encoded as %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await ask(LONG, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
    const decoded = decode[(encoding ?? 'none') as keyof typeof decode](rawPayload);
    expect(decoded.toString()).toBe(LONG);
  });

  it('is smaller when it was compressed for many, and the same for few', async () => {
    const words = ['light', 'unity', 'kind', 'world', 'love', 'mercy', 'peace', 'heart'];
    const content = Array.from({ length: 600 }, (_, index) => {
      const text = `${words[index ** 2 % 8]} ${words[(index * 3 + 1) % 7]}`;
      return `<li><a href="/quotes/${(index * 7919) % 3001}">${text}</a></li>`;
    }).join('');
    const sizes: number[] = [];
    for (const readers of ['many', 'few'] as const) {
      const { identity, br, gzip } = await createCachedResponse(content, 'text/plain', readers);
      expect(brotliDecompressSync(Buffer.from(br?.payload ?? '')).toString()).toBe(content);
      expect(gunzipSync(Buffer.from(gzip?.payload ?? '')).toString()).toBe(content);
      expect(Buffer.from(identity.payload).toString()).toBe(content);
      sizes.push(br?.payload.length ?? 0);
    }
    expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
  });

  it('has another ETag in each encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) => {
        const { headers } = await ask(LONG, { 'accept-encoding': accepted });
        return headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it.each([
    (etag: string) => etag,
    (etag: string) => `"other", W/${etag}`,
    (etag: string) => `"other",\t${etag}`,
    () => '*',
  ])('is 304 when If-None-Match names it, also on a reload', async (ifNoneMatch) => {
    const { headers } = await ask(LONG, { 'accept-encoding': 'br' });
    const again = await ask(LONG, {
      'accept-encoding': 'br',
      'if-none-match': ifNoneMatch(String(headers.etag)),
      'cache-control': 'no-cache',
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'accept-encoding' });
    expect(again.headers['content-type']).toBeUndefined();
  });

  it('is sent when If-None-Match names another encoding or content', async () => {
    const { headers } = await ask(LONG);
    const etag = String(headers.etag);
    const headersOfOther = { 'accept-encoding': 'br', 'if-none-match': etag };
    expect((await ask(LONG, headersOfOther)).statusCode).toBe(200);
    expect((await ask(`${LONG} `, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('is never 304 when its status is 404', async () => {
    const { headers } = await ask(LONG, {}, 404);
    const again = await ask(LONG, { 'if-none-match': String(headers.etag) }, 404);
    expect(again.statusCode).toBe(404);
  });
});
