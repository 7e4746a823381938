import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  LOCALHOST_CERTIFICATE,
  OTHER_CERTIFICATE,
  TEST_AUTHORITY,
} from '../testing/certificates.ts';
import { startPushService } from '../testing/push-service-imitation.ts';
import { createPushChannel } from './push-channel.ts';
import { type VapidKeys, vapidPublicKey } from './vapid-token.ts';

function vapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  return { x, y, d };
}

/** Starts a push service with a certificate, subscribes a browser there, and makes a channel that sends through it. */
async function service(certificate = LOCALHOST_CERTIFICATE, options: object = {}) {
  const keys = vapidKeys();
  const imitation = await startPushService({ certificate });
  const account = { keys, contact: 'https://friends.example' };
  const rules = { now: Date.now, allowLocal: true, ca: TEST_AUTHORITY, ...options };
  const channel = createPushChannel(account, rules);
  onTestFinished(async () => {
    channel.close();
    await imitation.close();
  });
  const browser = imitation.subscribe(vapidPublicKey(keys));
  const send = (text: string) => channel.send({ ...browser, text, ttl: 60, topic: 'daily' });
  return { received: imitation.received, send };
}

describe('notifications over https', () => {
  it('reach browsers, one after another', async () => {
    const { received, send } = await service();
    for (const text of ['one', 'two']) expect(await send(text)).toMatchObject({ outcome: 'sent' });
    expect(received.map(({ plaintext }) => plaintext)).toEqual(['one', 'two']);
  });

  it.each([
    ['whose certificate is of another name', OTHER_CERTIFICATE, {}, /altnames/],
    ['whose certificate nobody knows', LOCALHOST_CERTIFICATE, { ca: undefined }, /certificate/],
    ['of this machine, without leave', LOCALHOST_CERTIFICATE, { allowLocal: false }, /LOCAL/],
  ])('are not sent to a service %s', async (_which, certificate, options, error) => {
    const { received, send } = await service(certificate, options);
    expect(await send('one')).toEqual({
      outcome: 'failed',
      error: expect.stringMatching(error),
    });
    expect(received).toEqual([]);
  });
});
