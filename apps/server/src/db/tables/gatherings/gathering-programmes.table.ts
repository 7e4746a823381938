import type { Generated } from 'kysely';

/** What people do at one meeting of a gathering. */
export interface GatheringProgrammesTable {
  gathering_id: number;
  /** Civil day, `YYYY-MM-DD`: the one by the rule, which may have become another since. */
  day: string;
  /** A list of `StoredItem` as JSON; an empty one where there was a programme. */
  items: string;
  /** Instant, ISO 8601 in UTC with milliseconds. */
  updated_at: string;
  /** Grows with every change. */
  version: number;
}

/** Who reads at one meeting. */
export interface ProgrammeReadersTable {
  id: Generated<number>;
  gathering_id: number;
  /** Civil days: the one by the rule, and the one on which it is held; some time after that the names are deleted. */
  day: string;
  held_on: string;
  /** Sealed: a name for each item, as JSON. */
  names: string;
}
