import type { PushTopic } from '@bahai-friends/contract';
import { z } from 'zod';

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

const Subject = z.object({ subscription: z.int(), day: z.string() });

/** What a row is about. @throws when it is not of ours */
export const readPushSubject = (subject: string) => Subject.parse(JSON.parse(subject));
