import type { LetterTopic } from '@bahai-friends/contract';
import { z } from 'zod';

/** The kind of a row in the outbox, by topic. */
export const LETTER_KINDS = {
  daily: 'letter-daily',
  weekly: 'letter-weekly',
  reminders: 'letter-reminders',
} as const satisfies Record<LetterTopic, string>;

/** The beginning of the keys of all letters of a civil day. */
export const keysOfDay = (day: string): string => `letter ${day} `;

/** The key of a letter: each subscription gets one of a topic on a day. */
export const letterKey = (day: string, topic: LetterTopic, subscription: number): string =>
  `${keysOfDay(day)}${topic} ${subscription}`;

const Subject = z.object({ subscription: z.int(), day: z.string() });

/** The subject of a row. @throws when it is of another feature's row */
export const readSubject = (subject: string) => Subject.parse(JSON.parse(subject));

/** All kinds of mail about letters: waiting rows of these kinds are dropped when letters are switched off. */
export const LETTER_MAIL_KINDS: readonly string[] = [
  ...Object.values(LETTER_KINDS),
  'letters-confirm',
  'letters-yours',
];
