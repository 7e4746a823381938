import {
  createCipheriv,
  createECDH,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPushService } from './push-service-imitation.ts';
import { vapidProblem } from './vapid-credentials.ts';
import { decryptPushMessage } from './web-push-message.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8292, 2.4. */
const EXAMPLE = {
  header: `vapid
   t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA,
   k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs`,
  origin: 'https://push.example.net',
  expires: 1453523768,
};

/** RFC 8291, 5 and appendix A. */
const MESSAGE = {
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

describe('credentials', () => {
  const problem = (header: string, at: number, origin = EXAMPLE.origin, key?: string) =>
    vapidProblem(header, { origin, now: new Date(at * 1000), applicationServerKey: key });

  it('are valid in the example of RFC 8292', () => {
    expect(problem(EXAMPLE.header, EXAMPLE.expires - 60)).toBeUndefined();
    expect(problem(EXAMPLE.header, EXAMPLE.expires - 86_400)).toBeUndefined();
  });

  it('are not at another time, elsewhere, for another key or with another signature', () => {
    const { header, expires } = EXAMPLE;
    expect(problem(header, expires)).toContain('expired');
    expect(problem(header, expires - 86_401)).toContain('24 hours');
    expect(problem(header, expires - 60, 'https://other.example')).toContain('aud');
    expect(problem(header, expires - 60, undefined, 'BOther')).toContain('another application');
    expect(problem(header.replace('i3CY', 'i3CZ'), expires - 60)).toContain('signature');
    expect(problem(header.replace('BA1H', 'AA1H'), expires - 60)).toContain('k is no key');
  });
});

describe('a message', () => {
  const keys = { privateKey: bytes(MESSAGE.privateKey), auth: bytes(MESSAGE.auth) };

  it('is read as in the example of RFC 8291', () => {
    const plaintext = decryptPushMessage(bytes(MESSAGE.body), keys).toString();
    expect(plaintext).toBe('When I grow up, I want to be a watermelon');
  });

  it('is not read when an octet is another', () => {
    const changed = bytes(MESSAGE.body);
    changed[changed.length - 20] = (changed[changed.length - 20] ?? 0) ^ 1;
    expect(() => decryptPushMessage(changed, keys)).toThrow();
    expect(() => decryptPushMessage(bytes(MESSAGE.body).subarray(0, 90), keys)).toThrow(
      'too short',
    );
  });
});

/** A message for a subscription, as RFC 8291 says that one is made. */
function encrypted(plaintext: string, keys: { p256dh: string; auth: string }, delimiter = 2) {
  const sender = createECDH('prime256v1');
  const publicKey = sender.generateKeys();
  const salt = randomBytes(16);
  const derive = (secret: Buffer, from: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(keys.p256dh), publicKey]);
  const secret = derive(sender.computeSecret(bytes(keys.p256dh)), bytes(keys.auth), info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  const padded = Buffer.concat([Buffer.from(plaintext), Buffer.from([delimiter, 0, 0])]);
  const head = Buffer.from([0, 0, 16, 0, publicKey.length]);
  const content = [cipher.update(padded), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, head, publicKey, ...content]);
}

function applicationServer() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = Buffer.concat([Buffer.from([4]), bytes(x), bytes(y)]).toString('base64url');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const credentials = (claims: object) => {
    const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
    const signature = sign('sha256', Buffer.from(text), {
      key: privateKey,
      dsaEncoding: 'ieee-p1363',
    });
    return `vapid t=${text}.${signature.toString('base64url')}, k=${key}`;
  };
  return { key, credentials };
}

describe('the imitation of a push service', () => {
  const now = new Date('2026-11-26T12:00:00Z');

  async function service() {
    const push = await startPushService({ now: () => now });
    onTestFinished(push.close);
    const { key, credentials } = applicationServer();
    const subscription = push.subscribe(key);
    const claims = { aud: push.url, exp: now.getTime() / 1000 + 3600, sub: 'https://a.example' };
    const headers = {
      authorization: credentials(claims),
      ttl: '60',
      'content-encoding': 'aes128gcm',
    };
    const send = (
      more: Record<string, string | undefined> = {},
      body = encrypted('hello', subscription.keys),
    ) => {
      const all = Object.entries({ ...headers, ...more }).filter(
        ([, value]) => value !== undefined,
      );
      return fetch(subscription.endpoint, {
        method: 'POST',
        headers: Object.fromEntries(all) as Record<string, string>,
        body,
      });
    };
    return { ...push, ...subscription, credentials, claims, send };
  }

  it('keeps what a browser would read, and of each topic the last', async () => {
    const { send, received, waitingFor, endpoint, keys } = await service();
    const response = await send({ urgency: 'low', topic: 'quote' });
    expect([response.status, response.headers.get('location')]).toEqual([
      201,
      expect.stringContaining('/message/1'),
    ]);
    await send({ topic: 'quote' }, encrypted('later', keys));
    await send({}, encrypted('other', keys));
    expect(received[0]).toMatchObject({
      plaintext: 'hello',
      ttl: 60,
      urgency: 'low',
      topic: 'quote',
      endpoint,
    });
    expect(waitingFor(endpoint).map(({ plaintext }) => plaintext)).toEqual(['later', 'other']);
  });

  it('takes what no browser can read, and says so to the test', async () => {
    const { send, received, keys, subscribe } = await service();
    expect((await send({}, encrypted('a', subscribe().keys))).status).toBe(201);
    expect((await send({}, encrypted('a', keys, 1))).status).toBe(201);
    expect(received).toMatchObject([
      { plaintext: null, unreadable: expect.any(String) },
      { plaintext: null, unreadable: expect.stringContaining('delimiter') },
    ]);
  });

  it('refuses what RFC 8030 and 8292 refuse', async () => {
    const { send, received, credentials, claims } = await service();
    const { exp } = claims;
    for (const [more, status] of [
      [{ authorization: undefined }, 401],
      [{ authorization: 'Bearer a' }, 401],
      [{ authorization: 'vapid t=a.b.c, k=d' }, 403],
      [{ authorization: credentials({ ...claims, aud: 'https://other.example' }) }, 403],
      [{ authorization: credentials({ ...claims, exp: exp - 3600 }) }, 403],
      [{ authorization: credentials({ ...claims, exp: exp + 86_400 }) }, 403],
      [{ authorization: credentials({ ...claims, sub: 'http://a.example' }) }, 403],
      [{ authorization: applicationServer().credentials(claims) }, 403],
      [{ ttl: undefined }, 400],
      [{ ttl: '-1' }, 400],
      [{ 'content-encoding': undefined }, 400],
      [{ 'content-encoding': 'aesgcm' }, 400],
      [{ urgency: 'urgent' }, 400],
      [{ topic: 'x'.repeat(33) }, 400],
      [{ topic: 'a topic' }, 400],
    ] as const) {
      expect((await send(more)).status, JSON.stringify(more)).toBe(status);
    }
    expect((await send({}, randomBytes(4097))).status).toBe(413);
    expect(received).toEqual([]);
    expect((await send({}, randomBytes(4096))).status).toBe(201);
  });

  it('knows subscriptions that were never, and that are over', async () => {
    const { send, end, endpoint, url, subscribe } = await service();
    expect((await fetch(`${url}/push/none`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(endpoint)).status).toBe(405);
    expect((await fetch(subscribe().endpoint, { method: 'POST' })).status).toBe(401);
    end(endpoint);
    expect((await send()).status).toBe(410);
    end(endpoint, 404);
    expect((await send()).status).toBe(404);
  });

  it('asks to wait, in seconds or until a moment', async () => {
    const { send, received, answerNext } = await service();
    answerNext({ as: 'too-many-requests', retryAfter: 120 });
    answerNext({ as: 'too-many-requests', retryAfter: now });
    answerNext({ as: 'too-many-requests' });
    const answers = [await send(), await send(), await send()];
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [429, '120'],
      [429, 'Thu, 26 Nov 2026 12:00:00 GMT'],
      [429, null],
    ]);
    answerNext({ as: 'lost-answer' });
    await expect(send()).rejects.toThrow('fetch failed');
    expect(received).toHaveLength(1);
  });
});
