import { z } from 'zod';

/** The kinds of rows about gatherings in the outbox. */
export const GATHERING_KINDS = {
  announced: 'gathering-announced',
  changed: 'gathering-changed',
} as const;

const Subject = z.object({ id: z.int(), day: z.string().nullable() });

/** The subject of a row: a gathering, or one meeting of it by the rule's day. */
export type GatheringSubject = Readonly<z.infer<typeof Subject>>;

/** @throws when the subject is of another feature's row */
export const readGatheringSubject = (subject: string): GatheringSubject =>
  Subject.parse(JSON.parse(subject));
