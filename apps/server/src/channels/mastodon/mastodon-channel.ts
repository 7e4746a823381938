import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { Channel, SendResult } from '../channel.ts';
import type { HttpOptions } from '../http/checked-connection.ts';
import {
  type HttpAnswer,
  type HttpRequest,
  jsonIn,
  LostAnswer,
  requestChecked,
} from '../http/checked-request.ts';
import { formWith } from '../http/multipart-form.ts';
import { retryAfterOf } from '../http/retry-after.ts';
import { sendResultOf } from '../http/send-result.ts';
import { maskedText } from '../masked-text.ts';
import { captionText, type Post, wholeText } from '../post.ts';
import { type InstanceRules, instanceRules } from './instance-rules.ts';

/** An account on a Mastodon server, or on one with the same API. */
export interface MastodonAccount {
  readonly server: string;
  readonly token: string;
}

/** How many times a server is asked whether a picture is ready. */
const MEDIA_LOOKS = 30;
const MEDIA_LOOK_MS = 1000;
/** The server is still processing. */
const PARTIAL_CONTENT = 206;

/** https://docs.joinmastodon.org/api/rate-limits/ */
const TOO_MANY_REQUESTS = 429;

const WithId = z.object({ id: z.union([z.string(), z.number()]).transform(String) });
const Refused = z.object({
  error: z.string(),
  error_description: z.string().optional(),
});
const Account = z.object({ username: z.string() });

/** A refusal by the server. */
class RefusedByServer extends Error {
  readonly retryAfter: number | undefined;
  constructor(answer: HttpAnswer) {
    const { data } = Refused.safeParse(jsonIn(answer));
    super(data?.error_description ?? data?.error ?? `HTTP ${answer.status}`);
    this.retryAfter = retryAfterOf(answer.headers, Date.now());
    const reset = answer.headers['x-ratelimit-reset'];
    if (answer.status !== TOO_MANY_REQUESTS || this.retryAfter !== undefined) return;
    this.retryAfter = retryAfterOf({ 'retry-after': String(reset) }, Date.now());
  }
}

const isTaken = ({ status }: HttpAnswer): boolean => status >= 200 && status < 300;

/** @throws RefusedByServer when the answer has no id */
function idIn(answer: HttpAnswer): string {
  const { success, data } = WithId.safeParse(jsonIn(answer));
  if (!isTaken(answer) || !success) throw new RefusedByServer(answer);
  return data.id;
}

/** Posts as an account on Mastodon. */
export function createMastodonChannel(
  { server, token }: MastodonAccount,
  options: HttpOptions & { readonly mediaLookMs?: number },
): Channel<Post> {
  const masked = (text: string): string => maskedText(text, { secrets: [token], ownAddresses: [] });

  const request = (
    method: HttpRequest['method'],
    path: string,
    { headers, body }: Pick<HttpRequest, 'headers' | 'body'> = {},
  ): Promise<HttpAnswer> =>
    requestChecked(
      {
        method,
        url: server + path,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body !== undefined && { body }),
      },
      options,
    );

  /** Uploads the picture, and waits until it can be posted. */
  async function upload(post: Post, { descriptionMax }: InstanceRules): Promise<string> {
    const fits = [...post.pictured].length <= descriptionMax;
    const picture = { name: 'quote.png', type: 'image/png', bytes: await post.draw() };
    const form = formWith({ description: fits ? post.pictured : post.moreAt }, { file: picture });
    const uploaded = await request('POST', '/api/v2/media', form);
    const id = idIn(uploaded);
    let { status } = uploaded;
    // A picture that was answered with 202 is not ready yet.
    for (let looks = 0; looks < MEDIA_LOOKS && status !== 200; looks += 1) {
      await setTimeout(options.mediaLookMs ?? MEDIA_LOOK_MS);
      const looked = await request('GET', `/api/v1/media/${encodeURIComponent(id)}`);
      if (looked.status !== PARTIAL_CONTENT) idIn(looked);
      ({ status } = looked);
    }
    return id;
  }

  /** The status to be posted; nothing of it is public before it is posted. */
  async function statusOf(post: Post): Promise<object> {
    const rules = instanceRules(await request('GET', '/api/v2/instance'));
    const text = wholeText(post, rules);
    const { language } = post;
    const common = { visibility: 'public', ...(language !== null && { language }) };
    if (text !== null) return { ...common, status: text };
    const id = await upload(post, rules);
    return { ...common, status: captionText(post, rules), media_ids: [id] };
  }

  function refused(error: unknown, isUnsure = false): SendResult {
    if (!(error instanceof RefusedByServer)) throw error;
    const { message, retryAfter } = error;
    return {
      outcome: 'failed',
      error: masked(message),
      isUnsure,
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }

  async function send(post: Post, atRisk?: () => Promise<void>): Promise<SendResult> {
    let status: object;
    try {
      status = await statusOf(post);
    } catch (error) {
      // Nothing is posted yet, whether or not the request arrived.
      if (error instanceof LostAnswer) return { outcome: 'failed', error: masked(error.message) };
      return refused(error);
    }
    await atRisk?.();
    const answer = await request('POST', '/api/v1/statuses', {
      headers: {
        'content-type': 'application/json',
        'idempotency-key': createHash('sha256').update(post.key).digest('hex'),
      },
      body: JSON.stringify(status),
    });
    try {
      return { outcome: 'sent', said: idIn(answer) };
    } catch (error) {
      // The server has accepted the post without saying so properly, or has failed while it worked on it.
      return refused(error, isTaken(answer) || answer.status >= 500);
    }
  }

  async function test(): Promise<SendResult> {
    const answer = await request('GET', '/api/v1/accounts/verify_credentials');
    const { success, data } = Account.safeParse(jsonIn(answer));
    if (!isTaken(answer) || !success) return refused(new RefusedByServer(answer));
    return { outcome: 'sent', said: masked(`@${data.username}`) };
  }

  return {
    send: (post, atRisk) => sendResultOf(() => send(post, atRisk), masked),
    test: () => sendResultOf(test, masked),
    close() {},
  };
}
