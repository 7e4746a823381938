import type { Generated } from 'kysely';

/** Who comes to one meeting of a gathering. */
export interface GatheringAnswersTable {
  id: Generated<number>;
  gathering_id: number;
  /** Civil day, `YYYY-MM-DD`: the one by the rule, which may have lost it since. */
  day: string;
  /** The civil day on which it is held: some time after it the answer is deleted. */
  held_on: string;
  /** Sealed; null of a Feast. */
  name: string | null;
  people: number;
  /** SHA-256 of the token of the link with which it is changed. */
  token_hash: string;
  /** Instant, ISO 8601 in UTC with milliseconds: when it was given or changed last. */
  answered_at: string;
}
