import { describe, expect, it, onTestFinished } from 'vitest';
import { anyPicture } from './any-picture.ts';
import { startMastodon } from './mastodon-imitation.ts';

async function mastodon(options: Parameters<typeof startMastodon>[0] = {}) {
  const service = await startMastodon(options);
  onTestFinished(service.close);
  const call = async (path: string, init: RequestInit = {}, token = 'right-token') => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const response = await fetch(`${service.url}${path}`, { ...init, headers });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Answer,
    };
  };
  const post = async (fields: object, key?: string, token?: string) =>
    call(
      '/api/v1/statuses',
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: JSON.stringify(fields),
      },
      token,
    );
  const upload = async (
    bytes: Buffer<ArrayBuffer>,
    fields: Record<string, string> = {},
    type = 'image/png',
  ) => {
    const body = new FormData();
    body.set('file', new Blob([bytes], { type }), 'a.png');
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return call('/api/v2/media', { method: 'POST', body });
  };
  return { ...service, call, post, upload };
}

interface Answer {
  readonly id: string;
  readonly url: string | null;
  readonly error: string;
  readonly [name: string]: unknown;
}

describe('the imitation of Mastodon', () => {
  it('says what it is without a token, and who one is with it', async () => {
    const { call, url } = await mastodon();
    const instance = (await (await fetch(`${url}/api/v2/instance`)).json()) as object;
    expect(instance).toMatchObject({
      configuration: {
        statuses: { max_characters: 500, characters_reserved_per_url: 23 },
        media_attachments: { description_limit: 1500 },
      },
    });
    const path = '/api/v1/accounts/verify_credentials';
    expect(await call(path)).toMatchObject({ status: 200, body: { username: 'quotes' } });
    expect(await call(path, {}, 'wrong')).toMatchObject({
      status: 401,
      body: { error: 'The access token is invalid' },
    });
    expect(await call('/api/v1/nothing')).toMatchObject({ status: 404 });
  });

  it('publishes a status with its picture', async () => {
    const { post, upload, posts } = await mastodon();
    const media = await upload(anyPicture(1200, 630), { description: 'é'.repeat(1500) });
    expect(media).toMatchObject({
      status: 200,
      body: { type: 'image', meta: { original: { width: 1200 } } },
    });
    const fields = {
      status: 'a < b',
      media_ids: [media.body.id],
      language: 'de',
      visibility: 'unlisted',
    };
    expect(await post(fields)).toMatchObject({
      status: 200,
      body: { content: '<p>a &lt; b</p>', language: 'de', visibility: 'unlisted' },
    });
    expect(posts).toMatchObject([
      { status: 'a < b', language: 'de', media: [{ id: media.body.id }] },
    ]);
    expect(await post(fields)).toMatchObject({ status: 422 });
  });

  it('takes a form, too', async () => {
    const { call, posts } = await mastodon();
    const body = new URLSearchParams({ status: 'a', sensitive: 'false' });
    expect(await call('/api/v1/statuses', { method: 'POST', body })).toMatchObject({ status: 200 });
    expect(posts).toHaveLength(1);
  });

  it('counts every address as 23 characters, and people’s characters as one', async () => {
    const { post } = await mastodon();
    const address = `https://a.example/${'x'.repeat(200)}`;
    for (const [text, status] of [
      [`${'e\u0301'.repeat(476)} ${address}`, 200],
      [`${'x'.repeat(477)} ${address}`, 422],
      [`${'x'.repeat(476)}\n${address}.`, 422],
      [`${'x'.repeat(496)} @ab@long.example`, 200],
      [`${'x'.repeat(480)} http://localhost:3000`, 422],
      ['😀'.repeat(500), 200],
    ] as const) {
      expect((await post({ status: text })).status, text).toBe(status);
    }
  });

  it.each([
    [{}, "Validation failed: Text can't be blank"],
    [{ status: 'x'.repeat(501) }, 'Validation failed: Text character limit of 500 exceeded'],
    [{ status: 'a', visibility: 'everybody' }, 'Validation failed: visibility'],
    [{ status: 'a', language: 'english' }, 'Validation failed: language'],
    [{ status: 'a', media_ids: '1' }, 'Validation failed: media_ids'],
    [{ status: 'a', media_ids: ['1'] }, 'Validation failed: Media 1 not found'],
    [{ status: 'a', text: 'b' }, 'Validation failed: '],
    [{ status: 5 }, 'Validation failed: status'],
  ])('refuses a status: %j', async (fields, error) => {
    const { post, posts } = await mastodon();
    expect(await post(fields)).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining(error) },
    });
    expect(posts).toEqual([]);
  });

  it('refuses pictures that are none, too large or described at too great length', async () => {
    const { upload, call } = await mastodon({ limits: { imagePixels: 1000 } });
    const picture = anyPicture(20, 20);
    const error = async (answer: ReturnType<typeof upload>) => [
      (await answer).status,
      (await answer).body.error,
    ];
    expect(await error(upload(Buffer.from('a page')))).toEqual([
      422,
      'Validation failed: File content type is invalid, File is invalid',
    ]);
    expect(await error(upload(picture, {}, 'application/octet-stream'))).toEqual([
      422,
      expect.stringMatching(/invalid/),
    ]);
    expect(await error(upload(anyPicture(40, 40)))).toEqual([422, expect.stringMatching(/40x40/)]);
    expect(await error(upload(picture, { description: 'x'.repeat(1501) }))).toEqual([
      422,
      expect.stringMatching(/1500/),
    ]);
    expect(await error(upload(picture, { alt: 'x' }))).toEqual([422, expect.stringMatching(/alt/)]);
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect(await error(call('/api/v2/media', json))).toEqual([422, expect.stringMatching(/blank/)]);
  });

  it('does what a token is for', async () => {
    const tokens = { reader: ['read'], profile: ['profile'], writer: ['write:statuses'] };
    const { call, post } = await mastodon({ tokens });
    const path = '/api/v1/accounts/verify_credentials';
    const statuses = [
      (await call(path, {}, 'reader')).status,
      (await call(path, {}, 'profile')).status,
      (await call(path, {}, 'writer')).status,
      (await post({ status: 'a' }, undefined, 'writer')).status,
    ];
    expect(statuses).toEqual([200, 200, 403, 200]);
    expect(await post({ status: 'a' }, undefined, 'reader')).toMatchObject({
      status: 403,
      body: { error: 'This action is outside the authorized scopes' },
    });
  });

  it('lets a picture wait until it is processed', async () => {
    const { call, post, upload, finishProcessing } = await mastodon({ processesLater: true });
    const { status, body } = await upload(anyPicture(20, 20));
    expect([status, body.url]).toEqual([202, null]);
    const path = `/api/v1/media/${body.id}`;
    expect((await call(path)).status).toBe(206);
    const fields = { status: 'a', media_ids: [body.id] };
    expect(await post(fields)).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('not finished processing') },
    });
    finishProcessing();
    expect(await call(path)).toMatchObject({ status: 200, body: { url: expect.any(String) } });
    expect((await post(fields)).status).toBe(200);
    expect(await call('/api/v1/media/5')).toMatchObject({
      status: 404,
      body: { error: 'Record not found' },
    });
  });

  it('publishes once for a key within an hour', async () => {
    let now = new Date('2026-11-26T12:00:00Z');
    const { post, posts, answerNext } = await mastodon({ now: () => now });
    answerNext({ as: 'lost-answer' }, 'POST /api/v1/statuses');
    await expect(post({ status: 'a' }, 'key')).rejects.toThrow('fetch failed');
    now = new Date('2026-11-26T12:59:59Z');
    const again = await post({ status: 'a' }, 'key');
    expect([again.body.id, posts.length]).toEqual([posts[0]?.id, 1]);
    await post({ status: 'a' }, 'other');
    now = new Date('2026-11-26T13:00:00Z');
    await post({ status: 'a' }, 'key');
    expect(posts.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key', 'other', 'key']);
  });

  it('says how much is left, and when there is more', async () => {
    const now = new Date('2026-11-26T12:01:00Z');
    const { upload, call, answerNext } = await mastodon({ now: () => now });
    const picture = anyPicture(20, 20);
    for (let left = 29; left >= 0; left -= 1) {
      const { status, headers } = await upload(picture);
      expect([status, headers.get('x-ratelimit-remaining')]).toEqual([200, String(left)]);
    }
    const { status, headers, body } = await upload(picture);
    expect([status, body.error]).toEqual([429, 'Too many requests']);
    expect(headers.get('x-ratelimit-reset')).toBe('2026-11-26T12:30:00.000Z');
    answerNext({ as: 'too-many-requests', retryAfter: 60 });
    const told = await call('/api/v2/instance');
    expect([told.status, told.headers.get('retry-after')]).toEqual([429, '60']);
  });
});
