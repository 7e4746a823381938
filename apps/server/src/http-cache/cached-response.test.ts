import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeReady, sendReady } from './cached-response.ts';

const LONG = JSON.stringify({ text: 'words '.repeat(1000) });

function ask(content: string, headers: Record<string, string> = {}, status = 200) {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/', async (request, reply) =>
    sendReady(request, reply.status(status), await makeReady(content, 'application/json')),
  );
  return app.inject({ url: '/', headers });
}

describe('a ready answer', () => {
  it('goes as it is when it is short', async () => {
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
    ['vibrant', undefined],
    ['identity', undefined],
  ])('goes to whoever takes “%s” as %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await ask(LONG, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
    const decoded = decode[(encoding ?? 'none') as keyof typeof decode](rawPayload);
    expect(decoded.toString()).toBe(LONG);
  });

  it('has a validator of its own in each encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) => {
        const { headers } = await ask(LONG, { 'accept-encoding': accepted });
        return headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it.each([(etag: string) => etag, (etag: string) => `"other", W/${etag}`, () => '*'])(
    'is not sent again to whoever has it',
    async (known) => {
      const { headers } = await ask(LONG, { 'accept-encoding': 'br' });
      const again = await ask(LONG, {
        'accept-encoding': 'br',
        'if-none-match': known(String(headers.etag)),
      });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'accept-encoding' });
      expect(again.headers['content-type']).toBeUndefined();
    },
  );

  it('is sent to whoever has it in another encoding, or another one', async () => {
    const { headers } = await ask(LONG);
    const etag = String(headers.etag);
    const headersOfOther = { 'accept-encoding': 'br', 'if-none-match': etag };
    expect((await ask(LONG, headersOfOther)).statusCode).toBe(200);
    expect((await ask(`${LONG} `, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('says that something is missing as often as it is asked', async () => {
    const { headers } = await ask(LONG, {}, 404);
    const again = await ask(LONG, { 'if-none-match': String(headers.etag) }, 404);
    expect(again.statusCode).toBe(404);
  });
});
