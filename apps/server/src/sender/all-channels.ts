import { createMailChannel } from '../channels/mail/mail-channel.ts';
import { CLOCKS_DIFFER_SECONDS, type Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { countSentSince } from '../outbox/outbox.repository.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createMailKind } from './mail-kind.ts';
import { createMastodonKind, createTelegramKind, createWebhookKind } from './network-kinds.ts';
import { createOpenChannels, type OpenChannels } from './open-channels.ts';
import { createPushKind } from './push-kind.ts';
import type { Makers } from './sender-work.ts';

const HOUR_SECONDS = 60 * 60;

export interface ChannelOptions {
  readonly database: Pick<Database, 'reads'>;
  readonly clock: Clock;
  readonly makers: Makers;
  readonly outbox: Pick<Outbox, 'markUnsure'>;
  readonly allowLocalTargets: boolean;
  /** The server of the Telegram API, for channels that name none of their own. */
  readonly telegramApi?: string | undefined;
  /** The site's own address; null where it has none that others can reach. */
  readonly publicUrl: string | null;
  readonly openMail?: typeof createMailChannel;
}

/** Makes all kinds of channels. */
export function createAllChannels({
  database: { reads },
  clock,
  makers,
  allowLocalTargets,
  outbox,
  telegramApi,
  publicUrl,
  openMail = createMailChannel,
}: ChannelOptions): readonly OpenChannels[] {
  const rules = { allowLocal: allowLocalTargets };
  const common = {
    clock,
    outbox,
    countLastHour: (channel: string) =>
      countSentSince(reads, channel, {
        since: clock.after(-HOUR_SECONDS),
        until: clock.after(CLOCKS_DIFFER_SECONDS),
      }),
  };
  return [
    createOpenChannels({
      ...common,
      kind: createMailKind(reads, openMail, rules),
      makers: makers.mail ?? {},
    }),
    createOpenChannels({
      ...common,
      kind: createTelegramKind(reads, { api: telegramApi, ...rules }),
      makers: makers.telegram ?? {},
    }),
    createOpenChannels({
      ...common,
      kind: createMastodonKind(reads, rules),
      makers: makers.mastodon ?? {},
    }),
    createOpenChannels({
      ...common,
      kind: createWebhookKind(reads, rules),
      makers: makers.webhooks ?? {},
    }),
    createOpenChannels({
      ...common,
      kind: createPushKind(reads, { ...rules, clock, contact: publicUrl }),
      makers: makers.push ?? {},
    }),
  ];
}
