import type { PushTopic } from '@bahai-friends/contract';

/** The channel of notifications. */
export const PUSH = 'push';

/** What the outbox calls each of them. */
export const PUSH_KINDS = {
  daily: 'push-daily',
  reminders: 'push-reminders',
} as const satisfies Record<PushTopic, string>;

/** The key of a row: one of a kind, to a browser, a day. */
export const pushKey = (day: string, topic: PushTopic, subscription: number): string =>
  `push ${day} ${topic} ${subscription}`;
