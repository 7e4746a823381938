import type { Generated } from 'kysely';

/** The programme of one meeting of a gathering. */
export interface GatheringProgrammesTable {
  gathering_id: number;
  /** Civil day, `YYYY-MM-DD`, by the rule, which may have been changed since. */
  day: string;
  /** A list of `StoredItem` as JSON; empty after a programme was removed. */
  items: string;
  /** Instant, ISO 8601 in UTC with milliseconds. */
  updated_at: string;
  /** Grows with every change. */
  version: number;
}

/** The readers of one meeting. */
export interface ProgrammeReadersTable {
  id: Generated<number>;
  gathering_id: number;
  /**
   * Civil days: the one by the rule, and the one on which the meeting is held. Some time after that the names are
   * deleted.
   */
  day: string;
  held_on: string;
  /** Sealed: a name for each item, as JSON. */
  names: string;
}
