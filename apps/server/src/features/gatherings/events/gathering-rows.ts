import { z } from 'zod';

/** What rows in the outbox tell programs of others about gatherings. */
export const GATHERING_KINDS = {
  announced: 'gathering-announced',
  changed: 'gathering-changed',
} as const;

const Subject = z.object({ id: z.int(), day: z.string().nullable() });

/** What a row is about: a gathering, or by the rule's day one meeting of it. */
export type GatheringSubject = Readonly<z.infer<typeof Subject>>;

/** @throws when a row is not of ours */
export const readGatheringSubject = (subject: string): GatheringSubject =>
  Subject.parse(JSON.parse(subject));
