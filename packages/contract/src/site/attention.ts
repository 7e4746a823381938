import { z } from 'zod';
import { CivilDay } from '../http/civil-day.ts';
import { adminProblems, defineEndpoints, NoContent } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';

/** The kinds of things that go wrong unless a volunteer acts, in the order in which they are shown. */
export const ATTENTION_KINDS = [
  'quotes-run-out',
  'day-without-gathering',
  'series-to-renew',
  'answers-above-capacity',
  'sending-fails',
  'sending-paused',
  'no-backup',
  'unreadable-data',
] as const;
export const AttentionKind = z.enum(ATTENTION_KINDS);
export type AttentionKind = z.infer<typeof AttentionKind>;

/** Days for which a volunteer can put something off. */
export const NOT_NOW_DAYS = 7;

export const AttentionEntry = z
  .object({
    kind: AttentionKind,
    count: z.int().min(0).meta({
      description:
        'Of each kind in its order: days left, days, series, gatherings, failures, 1, days since the last one, rows',
    }),
    since: CivilDay.nullable().meta({
      description: 'The day from which on it is so; null where nobody can tell',
    }),
    place: z.string().meta({
      description: 'An address in the dashboard where it is remedied',
      examples: ['/admin#settings/sending'],
    }),
  })
  .meta({ id: 'AttentionEntry' });
export type AttentionEntry = z.infer<typeof AttentionEntry>;

export const attentionEndpoints = defineEndpoints({
  'GET /api/attention': {
    summary: 'What needs the one who asks; what concerns the whole site is for the Master Admin',
    tag: 'Attention',
    access: 'admin',
    responses: { 200: z.array(AttentionEntry), ...adminProblems },
  },
  'POST /api/attention/{kind}/not-now': {
    summary: `Put it off for ${NOT_NOW_DAYS} days, for the one who asks alone`,
    tag: 'Attention',
    access: 'admin',
    params: z.object({ kind: z.string().meta({ description: 'A kind of entry' }) }),
    responses: { 204: NoContent, ...adminProblems, 404: Problem },
  },
});
