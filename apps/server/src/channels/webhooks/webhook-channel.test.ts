import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createWebhookChannel } from './webhook-channel.ts';

const SECRET = `whsec_${randomBytes(32).toString('base64')}`;
const EVENT = {
  id: 'post-1',
  type: 'quote.shown',
  timestamp: '2026-03-21T07:00:00.000Z',
  data: { text: 'سلام 🌟' },
};

/** A program that verifies events with the published library. */
async function receiver(answer: { status?: number; headers?: Record<string, string> } = {}) {
  const verifier = new Webhook(SECRET);
  const events: unknown[] = [];
  const ids: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    try {
      const given = request.headers as Record<string, string>;
      ids.push(given['webhook-id']);
      events.push(verifier.verify(body, given));
      response.writeHead(answer.status ?? 204, answer.headers).end();
    } catch {
      response.writeHead(400).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?a=b`;
  const channel = createWebhookChannel({ url, secret: SECRET }, { allowLocal: true });
  return { url, channel, events, ids };
}

describe('a webhook', () => {
  it('gets events that the published library believes, the same one with the same id', async () => {
    const { channel, events, ids } = await receiver();
    expect(await channel.send(EVENT)).toEqual({ outcome: 'sent', said: 'HTTP 204' });
    await channel.send(EVENT);
    const { id, ...told } = EVENT;
    expect([events, ids]).toEqual([
      [told, told],
      [id, id],
    ]);
    expect(await channel.test?.('')).toMatchObject({ outcome: 'sent' });
    expect(events.at(-1)).toMatchObject({ type: 'test', data: {} });
  });

  it('is not believed with another secret, or long after', async () => {
    const { url, events } = await receiver();
    const other = `whsec_${randomBytes(32).toString('base64')}`;
    for (const [secret, now] of [
      [other, Date.now],
      [SECRET, () => Date.now() - 6 * 60 * 1000],
    ] as const) {
      const channel = createWebhookChannel({ url, secret }, { allowLocal: true, now });
      expect(await channel.send(EVENT)).toMatchObject({ outcome: 'failed', error: 'HTTP 400' });
    }
    expect(events).toEqual([]);
  });

  it('is tried again as it asks', async () => {
    const { channel } = await receiver({ status: 503, headers: { 'retry-after': '90' } });
    expect(await channel.send(EVENT)).toEqual({
      outcome: 'failed',
      error: 'HTTP 503',
      retryAfter: 90,
    });
  });

  it('is not at an address of this machine unless the operator permits it', async () => {
    const { url, events } = await receiver();
    const channel = createWebhookChannel({ url, secret: SECRET }, { allowLocal: false });
    expect(await channel.send(EVENT)).toMatchObject({ outcome: 'failed', isUnsure: false });
    expect(events).toEqual([]);
  });
});
