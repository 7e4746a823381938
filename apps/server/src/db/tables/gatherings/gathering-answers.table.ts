import type { Generated } from 'kysely';

/** Answers to one meeting of a gathering. */
export interface GatheringAnswersTable {
  id: Generated<number>;
  gathering_id: number;
  /** Civil day, `YYYY-MM-DD`, by the rule, which may not have it any more. */
  day: string;
  /** The civil day on which the meeting is held: some time after it the answer is deleted. */
  held_on: string;
  /** Sealed; null for a Feast. */
  name: string | null;
  people: number;
  /** SHA-256 of the token of the link with which the answer is changed. */
  token_hash: string;
  /** Instant, ISO 8601 in UTC with milliseconds, at which it was last given or changed. */
  answered_at: string;
}
