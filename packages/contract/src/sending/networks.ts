import { z } from 'zod';
import { type Refusal, refuse } from '../http/say-rule.ts';
import { Language } from '../site/language.ts';
import { webUrl } from '../text/web-url.ts';
import { secret } from './secret.ts';

export const WEBHOOKS_MAX = 10;
const TOKEN_MAX = 1000;
const URL_MAX = 253;
/** The bytes that a key for HMAC-SHA256 may have (https://www.standardwebhooks.com). */
const WEBHOOK_SECRET_BYTES = { min: 24, max: 64 };

/** `@name` of a public channel or group, or the number of a chat. */
const CHAT = /^(?:@[A-Za-z][A-Za-z0-9_]{3,31}|-?[1-9]\d{0,18})$/;
const ORIGIN = /^https?:\/\/[^/\\?#\s@]+\/?$/i;
/** A username or password before a host. */
const LOGIN = /^https?:\/\/[^/\\?#]*@/i;
/** Part of an address or a header. */
const TOKEN = /^[\x21-\x7e]+$/;

const notAnOrigin = refuse('not-an-origin');

/** The address of a site, without path. */
const origin = z
  .string({ error: notAnOrigin })
  .trim()
  .max(URL_MAX, { error: refuse('much-too-long', { field: 'host' }), abort: true })
  .regex(ORIGIN, { error: notAnOrigin, abort: true })
  .check(z.url({ error: notAnOrigin, abort: true }))
  .transform((text) => text.replace(/\/$/, '').toLowerCase());

const chat = z
  .string({ error: refuse('required', { field: 'chat' }) })
  .trim()
  .min(1, { error: refuse('required', { field: 'chat' }), abort: true })
  .regex(CHAT, { error: refuse('not-a-chat') });

const token = secret('token', TOKEN_MAX, (text) => TOKEN.test(text), refuse('not-a-token'));

const posting = {
  language: Language.nullable().meta({ description: 'Null is the community’s' }),
  link: z
    .boolean({ error: refuse('not-yes-or-no', { field: 'link' }) })
    .meta({ description: 'Whether the address of the day’s page stands below' }),
};

/** Where on Telegram a bot posts, as it is stored. */
export const StoredTelegram = z.object({ chat, server: origin.nullable(), ...posting });
export type StoredTelegram = z.output<typeof StoredTelegram>;

export const NewTelegram = z.object({
  ...StoredTelegram.shape,
  server: origin
    .nullable()
    .default(null)
    .meta({ description: 'Where the Bot API is; null is Telegram’s own' }),
  token,
});

export const ShownTelegram = z.object({
  chat: z.string(),
  server: z.string().nullable(),
  hasToken: z.boolean(),
  ...posting,
});

/** The account on Mastodon, as it is stored. */
export const StoredMastodon = z.object({ server: origin, ...posting });
export type StoredMastodon = z.output<typeof StoredMastodon>;

export const NewMastodon = z.object({ ...StoredMastodon.shape, token });

export const ShownMastodon = z.object({
  server: z.string(),
  hasToken: z.boolean(),
  ...posting,
});

/** Names a webhook, and its channel in the outbox. */
export type WebhookId = `webhook-${string}`;
export const WebhookId = z.templateLiteral(['webhook-', z.string().regex(/^[0-9a-f]{16}$/)], {
  error: refuse('no-such-webhook'),
});

const webhookUrl: Refusal = refuse('reference-not-a-url');
const url = webUrl(webhookUrl).refine((text) => !LOGIN.test(text), { error: webhookUrl });

/** A webhook to which events are posted, as it is stored. */
export const StoredWebhook = z.object({ id: WebhookId, url });
export type StoredWebhook = z.output<typeof StoredWebhook>;

function isWebhookSecret(text: string): boolean {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1];
  if (base64 === undefined) return false;
  const bytes = Math.floor((base64.replace(/=+$/, '').length * 3) / 4);
  return bytes >= WEBHOOK_SECRET_BYTES.min && bytes <= WEBHOOK_SECRET_BYTES.max;
}

const webhookSecret = secret('secret', TOKEN_MAX, isWebhookSecret, refuse('not-a-webhook-secret'));

const notWebhooks = refuse('not-a-list-of-webhooks', { max: WEBHOOKS_MAX });

export const NewWebhooks = z
  .array(
    z.object({
      id: WebhookId.optional().meta({ description: 'Missing of a new one' }),
      url,
      secret: webhookSecret,
    }),
    { error: notWebhooks },
  )
  .max(WEBHOOKS_MAX, { error: notWebhooks });

export const ShownWebhook = z.object({
  id: WebhookId,
  url: z.string(),
  hasSecret: z.boolean(),
});
