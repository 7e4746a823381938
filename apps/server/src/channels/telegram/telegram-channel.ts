import { z } from 'zod';
import type { Channel, SendResult } from '../channel.ts';
import type { HttpOptions } from '../http/checked-connection.ts';
import {
  type HttpAnswer,
  type HttpRequest,
  jsonIn,
  requestChecked,
} from '../http/checked-request.ts';
import { formWith } from '../http/multipart-form.ts';
import { sendResultOf } from '../http/send-result.ts';
import { maskedText } from '../masked-text.ts';
import { captionText, type Post, type PostRoom, wholeText } from '../post.ts';

/** A bot and the chat that it posts to. */
export interface TelegramAccount {
  readonly server: string;
  readonly token: string;
  /** `@name` of a channel, or the number of a chat. */
  readonly chat: string;
}

/** In UTF-16 units, as `string.length` counts them. */
const TEXT: PostRoom = { max: 4096, lengthOf: (text) => text.length };
const CAPTION: PostRoom = { ...TEXT, max: 1024 };

/** https://core.telegram.org/bots/api#making-requests */
const Answer = z.object({
  ok: z.boolean(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().min(0).optional() }).optional(),
  result: z.unknown().optional(),
});
const Named = z.object({
  username: z.string().optional(),
  title: z.string().optional(),
});

/** Posts by a bot to a channel, group or person on Telegram. */
export function createTelegramChannel(
  { server, token, chat }: TelegramAccount,
  options: HttpOptions,
): Channel<Post> {
  const masked = (text: string): string => maskedText(text, { secrets: [token], ownAddresses: [] });
  const base = `${server}/bot${encodeURIComponent(token).replaceAll('%3A', ':')}`;

  const request = (name: string, body: Pick<HttpRequest, 'headers' | 'body'>) =>
    requestChecked({ method: 'POST', url: `${base}/${name}`, ...body }, options);
  const call = (name: string, values: object) =>
    request(name, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });

  /**
   * @throws Error with Telegram's reason where it refuses; LostAnswer where it is unknown whether the message was sent
   */
  function resultOf(answer: HttpAnswer): SendResult & { readonly result?: unknown } {
    const said = `HTTP ${answer.status}`;
    const { success, data } = Answer.safeParse(jsonIn(answer));
    // An intermediary may have answered instead, and may have passed the request on.
    if (!success) {
      const isUnsure = answer.status < 300 || answer.status >= 500;
      return { outcome: 'failed', error: said, isUnsure };
    }
    if (data.ok) return { outcome: 'sent', said: 'ok', result: data.result };
    const retryAfter = data.parameters?.retry_after;
    return {
      outcome: 'failed',
      error: masked(data.description ?? said),
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }

  async function photo(post: Post): Promise<Pick<HttpRequest, 'headers' | 'body'>> {
    const caption = captionText(post, CAPTION);
    const picture = { name: 'quote.png', type: 'image/png', bytes: await post.draw() };
    return formWith({ chat_id: chat, caption }, { photo: picture });
  }

  async function send(post: Post, atRisk?: () => Promise<void>): Promise<SendResult> {
    const text = wholeText(post, TEXT);
    const body = text === null ? await photo(post) : null;
    await atRisk?.();
    const answer =
      body === null
        ? // The text has what a preview of the link would show.
          await call('sendMessage', {
            chat_id: chat,
            text,
            link_preview_options: { is_disabled: true },
          })
        : await request('sendPhoto', body);
    const { result: _result, ...sent } = resultOf(answer);
    return sent;
  }

  async function test(): Promise<SendResult> {
    const names: string[] = [];
    for (const [method, values] of [
      ['getMe', {}],
      ['getChat', { chat_id: chat }],
    ] as const) {
      const { result, ...answered } = resultOf(await call(method, values));
      if (answered.outcome !== 'sent') return answered;
      const { username, title } = Named.catch({}).parse(result);
      names.push(title ?? (username === undefined ? chat : `@${username}`));
    }
    return { outcome: 'sent', said: masked(names.join(' → ')) };
  }

  return {
    send: (post, atRisk) => sendResultOf(() => send(post, atRisk), masked),
    test: () => sendResultOf(test, masked),
    close() {},
  };
}
