import { GatheringFields } from '@bahai-friends/contract';
import { z } from 'zod';
import type { WholeGathering } from './stored-gathering.ts';

/** The form of snapshots; a later one gets the next number, and these go on being read. */
const FORM = 1;

const Snapshot = z.object({
  v: z.literal(FORM),
  gathering: GatheringFields.extend({
    token: z.string(),
    version: z.int(),
    confirmedAt: z.string(),
    sequence: z.int(),
    revisedAt: z.string(),
    createdAt: z.string(),
    exceptions: z.array(
      z.object({
        day: z.string(),
        cancelled: z.boolean(),
        moved: z.string().nullable(),
        time: z.string().nullable(),
        place: z.string().nullable(),
        online: z.string().nullable(),
        note: z.string().nullable(),
      }),
    ),
  }),
});

/** A gathering as it is now, as JSON: what an undo brings back. */
export function writeSnapshot({ id: _, ...gathering }: WholeGathering): string {
  return JSON.stringify({ v: FORM, gathering });
}

/** @throws SyntaxError or ZodError when no version of the program has written it. */
export const readSnapshot = (json: string): Omit<WholeGathering, 'id'> =>
  Snapshot.parse(JSON.parse(json)).gathering;
