import { z } from 'zod';
import { adminProblems, defineEndpoints } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { refuse } from '../http/say-rule.ts';
import { askedLanguage } from './settings.ts';

/** What visitors can have sent to them, in the order in which forms offer it. */
export const LETTER_TOPICS = ['daily', 'weekly', 'reminders'] as const;
export type LetterTopic = (typeof LETTER_TOPICS)[number];

/** Days after which an address that nobody has confirmed is forgotten. */
export const CONFIRM_DAYS = 7;

/** A letter as it would be sent. */
export const LetterPreview = z
  .object({ subject: z.string(), html: z.string(), text: z.string() })
  .meta({ id: 'LetterPreview' });
export type LetterPreview = z.infer<typeof LetterPreview>;

export const letterEndpoints = defineEndpoints({
  'GET /api/letters/preview': {
    summary:
      'Today’s letter of a topic as it would be sent, or a sample where there is nothing to say; only while letters are on',
    tag: 'Letters',
    access: 'admin',
    query: z.object({
      topic: z.enum(LETTER_TOPICS, {
        error: refuse('not-one-of', { field: 'topic', options: LETTER_TOPICS }),
      }),
      lang: askedLanguage,
    }),
    responses: { 200: LetterPreview, ...adminProblems, 404: Problem },
  },
});
