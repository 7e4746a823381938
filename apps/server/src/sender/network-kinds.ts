import type { HttpOptions } from '../channels/http/checked-connection.ts';
import {
  createMastodonChannel,
  MASTODON_REPEAT_SECONDS,
  type MastodonAccount,
} from '../channels/mastodon/mastodon-channel.ts';
import type { Post } from '../channels/post.ts';
import {
  createTelegramChannel,
  TELEGRAM_API,
  type TelegramAccount,
} from '../channels/telegram/telegram-channel.ts';
import {
  createWebhookChannel,
  type Webhook,
  type WebhookEvent,
} from '../channels/webhooks/webhook-channel.ts';
import type { Queries } from '../db/database.ts';
import { readMastodon, readTelegram, readWebhooks } from '../features/sending/network-accounts.ts';
import type { ChannelKind } from './channel-kind.ts';

const one = <Account>(name: string, account: Account | null): ReadonlyMap<string, Account> =>
  new Map(account === null ? [] : [[name, account]]);

/** A channel or group on Telegram, which cannot tell that a message is the same as one before. */
export const createTelegramKind = (
  reads: Queries,
  { api = TELEGRAM_API, ...options }: HttpOptions & { readonly api?: string | undefined },
): ChannelKind<TelegramAccount, Post> => ({
  name: 'telegram',
  accounts: async ({ sending, key }) =>
    one('telegram', await readTelegram(reads, sending, key, api)),
  open: (account) => createTelegramChannel(account, options),
  repeatSeconds: 0,
});

/** An account on Mastodon, whose server knows a post again for an hour. */
export const createMastodonKind = (
  reads: Queries,
  options: HttpOptions,
): ChannelKind<MastodonAccount, Post> => ({
  name: 'mastodon',
  accounts: async ({ sending, key }) => one('mastodon', await readMastodon(reads, sending, key)),
  open: (account) => createMastodonChannel(account, options),
  repeatSeconds: MASTODON_REPEAT_SECONDS,
});

/** Programs of others; each knows an event again by its id. */
export const createWebhookKind = (
  reads: Queries,
  options: HttpOptions,
): ChannelKind<Webhook, WebhookEvent> => ({
  name: 'webhooks',
  accounts: ({ sending, key }) => readWebhooks(reads, sending, key),
  open: (webhook) => createWebhookChannel(webhook, options),
});
