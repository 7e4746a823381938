import { createMailChannel } from '../channels/mail/mail-channel.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { countSentSince } from '../outbox/sent-days.repository.ts';
import { createMailKind } from './mail-kind.ts';
import { createOpenChannels, type OpenChannels } from './open-channels.ts';
import type { Makers } from './sender-work.ts';

const HOUR_SECONDS = 60 * 60;

export interface ChannelOptions {
  readonly database: Pick<Database, 'reads'>;
  readonly clock: Clock;
  readonly makers: Makers;
  readonly allowLocalTargets: boolean;
  readonly openMail?: typeof createMailChannel;
}

/** The kinds of channels that there are. */
export function createAllChannels({
  database: { reads },
  clock,
  makers,
  allowLocalTargets,
  openMail = createMailChannel,
}: ChannelOptions): readonly OpenChannels[] {
  const rules = { allowLocal: allowLocalTargets };
  const countLastHour = (channel: string) =>
    countSentSince(reads, channel, clock.after(-HOUR_SECONDS));
  return [
    createOpenChannels({
      kind: createMailKind(reads, openMail, rules),
      makers: makers.mail ?? {},
      countLastHour,
    }),
  ];
}
