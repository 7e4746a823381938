import type { MastodonAccount } from '../../channels/mastodon/mastodon-channel.ts';
import type { TelegramAccount } from '../../channels/telegram/telegram-channel.ts';
import type { Webhook } from '../../channels/webhooks/webhook-channel.ts';
import type { Queries } from '../../db/database.ts';
import type { SealingKey } from '../../sealing/sealing-key.ts';
import { readSecret, type StoredSending } from './sending.repository.ts';

/**
 * The Telegram bot and chat, with the token; null when none is set up, or when the token cannot be read.
 *
 * @param api The server that is used where none is named.
 */
export async function readTelegram(
  db: Queries,
  { telegram }: StoredSending,
  key: SealingKey | null,
  api: string,
): Promise<TelegramAccount | null> {
  if (telegram === null || key === null) return null;
  const token = await readSecret(db, 'telegram', key);
  return token === null ? null : { server: telegram.server ?? api, token, chat: telegram.chat };
}

/** The account on Mastodon, with its token; null as for Telegram. */
export async function readMastodon(
  db: Queries,
  { mastodon }: StoredSending,
  key: SealingKey | null,
): Promise<MastodonAccount | null> {
  if (mastodon === null || key === null) return null;
  const token = await readSecret(db, 'mastodon', key);
  return token === null ? null : { server: mastodon.server, token };
}

/** The webhooks that have a secret, by their ids. */
export async function readWebhooks(
  db: Queries,
  { webhooks }: StoredSending,
  key: SealingKey | null,
): Promise<ReadonlyMap<string, Webhook>> {
  const usable = new Map<string, Webhook>();
  for (const { id, url } of key === null ? [] : webhooks) {
    const secret = key && (await readSecret(db, id, key));
    if (secret) usable.set(id, { url, secret });
  }
  return usable;
}
