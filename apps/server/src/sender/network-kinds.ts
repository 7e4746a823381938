import type { HttpOptions } from '../channels/http/checked-connection.ts';
import type { MastodonAccount } from '../channels/mastodon/mastodon-channel.ts';
import type { Post } from '../channels/post.ts';
import type { TelegramAccount } from '../channels/telegram/telegram-channel.ts';
import type { Webhook, WebhookEvent } from '../channels/webhooks/webhook-channel.ts';
import type { Queries } from '../db/database.ts';
import { readMastodon, readTelegram, readWebhooks } from '../features/sending/network-accounts.ts';
import type { ChannelKind } from './channel-kind.ts';

const TELEGRAM_API = 'https://api.telegram.org';

/** Mastodon servers recognise a post by its `Idempotency-Key` for an hour; the rest is for clocks that differ. */
const MASTODON_REPEAT_SECONDS = 50 * 60;

const one = <Account>(name: string, account: Account | null): ReadonlyMap<string, Account> =>
  new Map(account === null ? [] : [[name, account]]);

/** Channels and groups on Telegram, which cannot recognise a message that was sent before. */
export const createTelegramKind = (
  reads: Queries,
  { api = TELEGRAM_API, ...options }: HttpOptions & { readonly api?: string | undefined },
): ChannelKind<TelegramAccount, Post> => ({
  name: 'telegram',
  accounts: async ({ sending, key }) =>
    one('telegram', await readTelegram(reads, sending, key, api)),
  async open(account) {
    const { createTelegramChannel } = await import('../channels/telegram/telegram-channel.ts');
    return createTelegramChannel(account, options);
  },
  repeatSeconds: 0,
});

/** An account on Mastodon. */
export const createMastodonKind = (
  reads: Queries,
  options: HttpOptions,
): ChannelKind<MastodonAccount, Post> => ({
  name: 'mastodon',
  accounts: async ({ sending, key }) => one('mastodon', await readMastodon(reads, sending, key)),
  async open(account) {
    const { createMastodonChannel } = await import('../channels/mastodon/mastodon-channel.ts');
    return createMastodonChannel(account, options);
  },
  repeatSeconds: MASTODON_REPEAT_SECONDS,
});

/** Other people's programs; each recognises an event by its id. */
export const createWebhookKind = (
  reads: Queries,
  options: HttpOptions,
): ChannelKind<Webhook, WebhookEvent> => ({
  name: 'webhooks',
  accounts: ({ sending, key }) => readWebhooks(reads, sending, key),
  async open(webhook) {
    const { createWebhookChannel } = await import('../channels/webhooks/webhook-channel.ts');
    return createWebhookChannel(webhook, options);
  },
});
