import { z } from 'zod';
import {
  adminProblems,
  defineEndpoints,
  entityProblems,
  NoContent,
  Version,
} from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { refuse } from '../http/say-rule.ts';
import { humanText } from '../text/human-text.ts';
import { GivenAddress } from './given-address.ts';
import { askedLanguage } from './settings.ts';

/** The letters to which visitors can subscribe, in the order in which forms offer them. */
export const LETTER_TOPICS = ['daily', 'weekly', 'reminders'] as const;
export type LetterTopic = (typeof LETTER_TOPICS)[number];

/** Days after which an address that nobody has confirmed is forgotten. */
export const CONFIRM_DAYS = 7;

/** A letter as it would be sent. */
export const LetterPreview = z
  .object({ subject: z.string(), html: z.string(), text: z.string() })
  .meta({ id: 'LetterPreview' });
export type LetterPreview = z.infer<typeof LetterPreview>;

/** How long the note may be, in code points. */
export const LETTER_NOTE_MAX = 2000;

const count = z.int().min(0);

/** How many get letters, and what volunteers say in the next weekly one. */
export const Letters = z
  .object({
    topics: z.object({ daily: count, weekly: count, reminders: count }).meta({
      description: 'How many people get each topic; who they are is shown to nobody',
    }),
    unconfirmed: count.meta({ description: 'How many have yet to use the link that confirms' }),
    note: z.string().meta({ description: 'Stands in the next weekly letter, and is then empty' }),
    noteVersion: Version.meta({
      description:
        'Of the note alone: `"noteVersion"` is its ETag, which its change may send in `If-Match`',
    }),
    nextAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When letters are sent next; null while nothing is sent' }),
  })
  .meta({ id: 'Letters' });
export type Letters = z.infer<typeof Letters>;

export const NewLetterNote = z.object({
  text: humanText({ field: 'note', required: null, max: LETTER_NOTE_MAX }),
});
export type NewLetterNote = z.output<typeof NewLetterNote>;

/** The address of somebody who has asked, in another way than by a link, to get no more letters. */
export const LetterRemoval = z.object({ email: GivenAddress });
export type LetterRemoval = z.output<typeof LetterRemoval>;

export const letterEndpoints = defineEndpoints({
  'GET /api/letters': {
    summary: 'How many get letters, and the note of the next weekly one; only while letters are on',
    tag: 'Letters',
    access: 'admin',
    feature: 'letters',
    responses: { 200: Letters, ...adminProblems, 404: Problem },
  },
  'PUT /api/letters/note': {
    summary: 'Set the note of the next weekly letter; an empty text removes it',
    tag: 'Letters',
    access: 'admin',
    feature: 'letters',
    body: NewLetterNote,
    responses: { 200: Letters, ...entityProblems },
  },
  'POST /api/letters/remove': {
    summary:
      'End the letters to an address; the same answer whether or not it gets some. For the Master Admin',
    tag: 'Letters',
    access: 'admin',
    feature: 'letters',
    body: LetterRemoval,
    responses: { 204: NoContent, ...adminProblems, 404: Problem, 503: Problem },
  },
  'GET /api/letters/preview': {
    summary:
      'Today’s letter of a topic as it would be sent, or a sample where there is nothing to say; only while letters are on',
    tag: 'Letters',
    access: 'admin',
    feature: 'letters',
    query: z.object({
      topic: z.enum(LETTER_TOPICS, {
        error: refuse('not-one-of', { field: 'topic', options: LETTER_TOPICS }),
      }),
      lang: askedLanguage,
    }),
    responses: { 200: LetterPreview, ...adminProblems, 404: Problem },
  },
});
