import type { Generated } from 'kysely';

export interface HolyDaysTable {
  id: Generated<number>;
  name: string;
  /** Civil day, `YYYY-MM-DD`. */
  date: string;
  /** Instants, ISO 8601 in UTC with milliseconds. */
  created_at: string;
  updated_at: string;
  /** Grows with every change. */
  version: Generated<number>;
}
