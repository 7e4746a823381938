import type { LetterTopic } from '@bahai-friends/contract';
import { z } from 'zod';

/** What a row in the outbox is, by its topic. */
export const LETTER_KINDS = {
  daily: 'letter-daily',
  weekly: 'letter-weekly',
  reminders: 'letter-reminders',
} as const satisfies Record<LetterTopic, string>;

/** With what the keys of all letters of a civil day begin. */
export const keysOfDay = (day: string): string => `letter ${day} `;

/** The key of somebody's letter: there is one of a topic on a day. */
export const letterKey = (day: string, topic: LetterTopic, subscription: number): string =>
  `${keysOfDay(day)}${topic} ${subscription}`;

const Subject = z.object({ subscription: z.int(), day: z.string() });

/** What a row is about. @throws when it is not of ours */
export const readSubject = (subject: string) => Subject.parse(JSON.parse(subject));

/** Every kind of mail that is about letters: what waits is dropped when they are switched off. */
export const LETTER_MAIL_KINDS: readonly string[] = [
  ...Object.values(LETTER_KINDS),
  'letters-confirm',
  'letters-yours',
];
