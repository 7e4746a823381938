import { createHmac } from 'node:crypto';
import type { Channel, SendResult } from '../channel.ts';
import type { HttpOptions } from '../http/checked-connection.ts';
import { requestChecked } from '../http/checked-request.ts';
import { retryAfterOf } from '../http/retry-after.ts';
import { sendResultOf } from '../http/send-result.ts';
import { maskedText } from '../masked-text.ts';

/** The address that events go to, and the key that signs them. */
export interface Webhook {
  readonly url: string;
  /** Base64 after `whsec_`. */
  readonly secret: string;
}

/** Something that has happened. */
export interface WebhookEvent {
  /** The same one when an event is sent again. */
  readonly id: string;
  readonly type: string;
  /** Instant. */
  readonly timestamp: string;
  readonly data: object;
}

const SECRET_PREFIX = 'whsec_';

/** https://www.standardwebhooks.com: HMAC-SHA256 over id, seconds and body. */
function signature(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

/** Posts events to somebody else's program. */
export function createWebhookChannel(
  { url, secret }: Webhook,
  { now = Date.now, ...options }: HttpOptions & { readonly now?: () => number },
): Channel<WebhookEvent> {
  const masked = (text: string): string =>
    maskedText(text, { secrets: [secret, secret.slice(SECRET_PREFIX.length)], ownAddresses: [] });

  async function send({ id, ...event }: WebhookEvent): Promise<SendResult> {
    const seconds = String(Math.floor(now() / 1000));
    const body = JSON.stringify(event);
    const answer = await requestChecked(
      {
        method: 'POST',
        url,
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': seconds,
          'webhook-signature': signature(secret, `${id}.${seconds}.${body}`),
        },
        body,
      },
      options,
    );
    const said = `HTTP ${answer.status}`;
    if (answer.status >= 200 && answer.status < 300) return { outcome: 'sent', said };
    const retryAfter = retryAfterOf(answer.headers, now());
    return {
      outcome: 'failed',
      error: said,
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }

  const sendMasked = (event: WebhookEvent) => sendResultOf(() => send(event), masked);
  return {
    send: sendMasked,
    test: () => {
      const at = new Date(now()).toISOString();
      return sendMasked({ id: `test-${at}`, type: 'test', timestamp: at, data: {} });
    },
    close() {},
  };
}
