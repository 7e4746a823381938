import type { PushTopic } from '@bahai-friends/contract';
import { z } from 'zod';

/** The channel of notifications. */
export const PUSH = 'push';

/** The kinds of rows in the outbox. */
export const PUSH_KINDS = {
  daily: 'push-daily',
  reminders: 'push-reminders',
} as const satisfies Record<PushTopic, string>;

/** The key of a row: one of a topic, for a browser and day. */
export const pushKey = (day: string, topic: PushTopic, subscription: number): string =>
  `push ${day} ${topic} ${subscription}`;

const Subject = z.object({ subscription: z.int(), day: z.string() });

/** The subject of a row. @throws when it is of another feature's row */
export const readPushSubject = (subject: string) => Subject.parse(JSON.parse(subject));
