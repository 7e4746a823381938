import type { BatchKind } from '@bahai-friends/contract';
import type { Generated } from 'kysely';

/** Quotes that were changed together. A row stays when what could be undone is gone. */
export interface BatchesTable {
  id: Generated<number>;
  kind: BatchKind;
  /** Instants, ISO 8601 in UTC with milliseconds. */
  at: string;
  /** A user's, who may be gone by now; null for the command line. */
  actor_id: number | null;
  /** As it was then. */
  actor_name: string;
  /** The name of the uploaded file. */
  file: string | null;
  /** How many quotes were added, changed or deleted. */
  count: number;
  /** Until when it can be undone. */
  until: string;
  /** Both null while it is not undone. */
  undone_at: string | null;
  undone_by: string | null;
}
