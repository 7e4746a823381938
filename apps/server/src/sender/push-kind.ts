import type { PushAccount, PushMessage } from '../channels/push/push-channel.ts';
import type { TargetRules } from '../channels/targets/allowed-address.ts';
import type { Clock } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import { PUSH } from '../features/notifications/push-rows.ts';
import { readVapidKeys } from '../features/notifications/vapid-keys.ts';
import type { ChannelKind } from './channel-kind.ts';

interface PushKind extends TargetRules {
  readonly clock: Pick<Clock, 'epochMilliseconds'>;
  /** The contact for push services; null as long as the site has no address of its own, and nothing is sent. */
  readonly contact: string | null;
}

/** Notifications, sent with the site's own keys; there are none before the first browser has subscribed. */
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
