import { GatheringFields } from '@bahai-friends/contract';
import { z } from 'zod';
import type { ProgrammeRow } from './programmes/programmes.repository.ts';
import type { WholeGathering } from './stored-gathering.ts';

/** The form of snapshots; a later form gets the next number, and this one still has to be read. */
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
    programmes: z
      .array(
        z.object({
          day: z.string(),
          items: z.string(),
          updated_at: z.string(),
          version: z.int(),
        }),
      )
      // Earlier snapshots have none.
      .default([]),
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

/** A gathering with its programmes as JSON: what an undo restores. It has no names of people who come or read. */
export function writeSnapshot(
  { id: _, ...gathering }: WholeGathering,
  programmes: readonly ProgrammeRow[],
): string {
  return JSON.stringify({
    v: FORM,
    gathering: {
      ...gathering,
      programmes: programmes.map(({ gathering_id: _gathering, ...row }) => row),
    },
  });
}

/** @throws SyntaxError or ZodError when no version of the program has written it. */
export function readSnapshot(json: string) {
  const { programmes, ...gathering } = Snapshot.parse(JSON.parse(json)).gathering;
  return { gathering: gathering satisfies Omit<WholeGathering, 'id'>, programmes };
}
