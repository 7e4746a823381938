import type { Generated } from 'kysely';

export interface QuotesTable {
  id: Generated<number>;
  text: string;
  source: string;
  /** Civil day, `YYYY-MM-DD`; null while unscheduled. */
  display_date: string | null;
  reference_url: string | null;
  /** Instants, ISO 8601 in UTC with milliseconds. */
  created_at: string;
  updated_at: string;
  /** Grows with every change. */
  version: Generated<number>;
}
