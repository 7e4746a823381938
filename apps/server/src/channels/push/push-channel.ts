import { once } from 'node:events';
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestPlainly,
  STATUS_CODES,
} from 'node:http';
import { request as requestSecurely } from 'node:https';
import { errorMessage } from '../../errors/error-message.ts';
import type { Channel, SendResult } from '../channel.ts';
import { HTTP_TIMEOUT_MS, type HttpOptions } from '../http/checked-connection.ts';
import { retryAfterOf } from '../http/retry-after.ts';
import { maskedText } from '../masked-text.ts';
import { checkedAgents } from './checked-agent.ts';
import { type BrowserKeys, encryptMessage } from './encrypt-message.ts';
import { type VapidKeys, vapidPublicKey, vapidToken } from './vapid-token.ts';

/** The identity under which the site sends. */
export interface PushAccount {
  readonly keys: VapidKeys;
  /** The address that push services may contact: the site's own. */
  readonly contact: string;
}

/** One message to one browser. */
export interface PushMessage {
  /** The browser's address at its push service. */
  readonly endpoint: string;
  readonly keys: BrowserKeys;
  readonly text: string;
  /** Seconds for which the service keeps it for a browser that is away. */
  readonly ttl: number;
  /** A newer one of the same name takes the place of one that is kept: at most 32 characters of base64url. */
  readonly topic: string;
}

interface PushOptions extends HttpOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Tokens may be valid for a day at most (RFC 8292, 2). */
const TOKEN_SECONDS = 12 * 60 * 60;
const RENEWED_SECONDS = 60 * 60;
/** How much of a service's answer is read. */
const SAID_BYTES = 1000;
/** A part of an address that is long enough to be a secret. */
const SECRET_LENGTH = 8;

async function said(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response) {
    if (length < SAID_BYTES) parts.push(part);
    length += part.length;
  }
  return Buffer.concat(parts).subarray(0, SAID_BYTES).toString('utf8');
}

/** Sends messages to browsers through their push services (RFC 8030), over connections that stay open. */
export function createPushChannel(
  { keys, contact }: PushAccount,
  { now, ...options }: PushOptions,
): Channel<PushMessage> {
  const agents = checkedAgents(options);
  const publicKey = vapidPublicKey(keys);
  const tokens = new Map<string, { readonly token: string; readonly renewAt: number }>();

  /**
   * The header that identifies the sender. It is kept for each service, since signing each message would cost more than
   * all else.
   */
  function authorization(aud: string): string {
    const seconds = Math.floor(now() / 1000);
    let known = tokens.get(aud);
    if (
      known === undefined ||
      seconds >= known.renewAt ||
      seconds < known.renewAt - RENEWED_SECONDS
    ) {
      const exp = seconds + TOKEN_SECONDS;
      known = {
        token: vapidToken(keys, { aud, exp, sub: contact }),
        renewAt: seconds + RENEWED_SECONDS,
      };
      tokens.set(aud, known);
    }
    return `vapid t=${known.token}, k=${publicKey}`;
  }

  async function post(url: URL, headers: OutgoingHttpHeaders, body: Buffer) {
    const isSecure = url.protocol === 'https:';
    const request = isSecure ? requestSecurely : requestPlainly;
    const posted = request(url, {
      method: 'POST',
      agent: isSecure ? agents.secure : agents.plain,
      headers: { ...headers, 'content-length': body.length },
      signal: AbortSignal.timeout(options.timeoutMs ?? HTTP_TIMEOUT_MS),
    });
    posted.end(body);
    const [response] = (await once(posted, 'response')) as [IncomingMessage];
    return { response, text: await said(response) };
  }

  function resultOf(response: IncomingMessage, text: string): SendResult {
    const { statusCode: status = 0 } = response;
    const words = `${status} ${STATUS_CODES[status] ?? ''} ${text}`;
    if (status >= 200 && status < 300) return { outcome: 'sent', said: words };
    if (status === 404 || status === 410) {
      return { outcome: 'failed', error: words, isFinal: true, isGone: true };
    }
    const retryAfter = retryAfterOf(response.headers, now());
    return { outcome: 'failed', error: words, ...(retryAfter !== undefined && { retryAfter }) };
  }

  return {
    async send({ endpoint, keys: browser, text, ttl, topic }) {
      const url = new URL(endpoint);
      const parts = url.href.split(/[/?&=:]/).filter((part) => part.length >= SECRET_LENGTH);
      const secrets = [endpoint, url.pathname, ...parts.filter((part) => part !== url.hostname)];
      const masked = (words: string) =>
        `${url.hostname}: ${maskedText(words, {
          secrets: [...secrets, browser.auth, browser.p256dh, keys.d],
          ownAddresses: [],
        })}`;
      try {
        const headers = {
          authorization: authorization(url.origin),
          ttl,
          topic,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
        };
        const { response, text: answer } = await post(
          url,
          headers,
          encryptMessage(Buffer.from(text), browser),
        );
        const result = resultOf(response, answer);
        return result.outcome === 'sent'
          ? { ...result, said: masked(result.said) }
          : { ...result, error: masked(result.error) };
      } catch (error) {
        return { outcome: 'failed', error: masked(errorMessage(error)) };
      }
    },
    close() {
      agents.plain.destroy();
      agents.secure.destroy();
    },
  };
}
