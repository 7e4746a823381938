import type { PushAccount, PushMessage } from '../channels/push/push-channel.ts';
import type { TargetRules } from '../channels/targets/allowed-address.ts';
import type { Clock } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import { PUSH } from '../features/notifications/push-rows.ts';
import { readVapidKeys } from '../features/notifications/vapid-keys.ts';
import type { ChannelKind } from './channel-kind.ts';

interface PushKind extends TargetRules {
  readonly clock: Pick<Clock, 'epochMilliseconds'>;
  /** Whom push services may ask; null as long as the site has no address of its own, and nothing is sent. */
  readonly contact: string | null;
}

/** Notifications go by the site's own keys, from when the first browser has asked for them. */
export const createPushKind = (
  reads: Queries,
  { clock, contact, ...rules }: PushKind,
): ChannelKind<PushAccount, PushMessage> => ({
  name: PUSH,
  async accounts({ key }) {
    const keys = key && (await readVapidKeys(reads, key));
    return new Map(keys && contact !== null ? [[PUSH, { keys, contact }]] : []);
  },
  async open(account) {
    const { createPushChannel } = await import('../channels/push/push-channel.ts');
    return createPushChannel(account, { ...rules, now: () => clock.epochMilliseconds() });
  },
});
