import { z } from 'zod';
import { CivilDay } from '../http/civil-day.ts';
import { refuse } from '../http/say-rule.ts';
import { lineOfText } from '../text/line-of-text.ts';
import { ANSWER_NAME_MAX, ANSWER_PEOPLE_MAX } from './answer-limits.ts';

const AnswerPeople = z.int().min(1).max(ANSWER_PEOPLE_MAX);

/** The name in an answer, as it is typed. */
export const AnswerName = lineOfText({
  field: 'name',
  required: refuse('required', { field: 'name' }),
  max: ANSWER_NAME_MAX,
});

/** An answer to one meeting, as volunteers see it. */
export const Answer = z
  .object({
    name: z.string().nullable().meta({
      description: 'null of a Feast, which keeps no names, and while it cannot be read',
    }),
    people: AnswerPeople,
    at: z.iso.datetime().meta({ description: 'When it was given or changed last' }),
  })
  .meta({ id: 'Answer' });
export type Answer = z.infer<typeof Answer>;

/** A day that somebody has answered for and that the rule of its gathering does not have any more. */
export const LostDay = z
  .object({
    gathering: z.int(),
    day: CivilDay.meta({ description: 'By the rule as it was' }),
    people: z.int().min(1),
  })
  .meta({ id: 'LostDay' });
export type LostDay = z.infer<typeof LostDay>;
