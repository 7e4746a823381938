import type { WebhookId } from '@bahai-friends/contract';
import { systemClock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { createSealing } from '../../../sealing/key-in-use.ts';
import { SENDING_SECRET } from '../../../sealing/sealed-columns.ts';
import { NO_SENDING, saveSecret, saveSending } from '../../sending/sending.repository.ts';

interface Networks {
  readonly telegram: { readonly url: string; readonly token: string };
  readonly mastodon: { readonly url: string };
  readonly programs: readonly { readonly url: string; readonly secret: string }[];
}

/** The id of a webhook in the outbox. */
export const webhookId = (number: number): WebhookId =>
  `webhook-${number.toString(16).padStart(16, '0')}`;

/** Stores settings for posting without the rules; nothing is due yet. */
export async function setUpNetworks(
  database: Database,
  dataDir: string,
  { telegram, mastodon, programs }: Networks,
): Promise<void> {
  const key = await createSealing(database, { DATA_DIR: dataDir }).key();
  const seal = (secret: string) => key.seal(SENDING_SECRET, secret);
  await saveSecret(database.writes, 'telegram', seal(telegram.token));
  await saveSecret(database.writes, 'mastodon', seal('right-token'));
  for (const [index, { secret }] of programs.entries()) {
    await saveSecret(database.writes, webhookId(index), seal(secret));
  }
  const posting = { language: null, link: true };
  const sending = {
    ...NO_SENDING,
    version: 2,
    telegram: { chat: '@quotes_channel', server: telegram.url, ...posting },
    mastodon: { server: mastodon.url, ...posting },
    webhooks: programs.map(({ url }, index) => ({ id: webhookId(index), url })),
    since: '2100-01-01T00:00:00.000Z',
  };
  await saveSending(database.writes, sending, systemClock.now());
}
