import type { BatchKind } from '@bahai-friends/contract';
import type { Generated } from 'kysely';

/** Batches of changes. A row stays after what could be undone was deleted. */
export interface BatchesTable {
  id: Generated<number>;
  kind: BatchKind;
  /** Instants, ISO 8601 in UTC with milliseconds. */
  at: string;
  /** The id of a user, who may be deleted by now; null for the command line. */
  actor_id: number | null;
  /** The user's name at the time. */
  actor_name: string;
  /** The name of the uploaded file. */
  file: string | null;
  /** How many quotes were added, changed or deleted. */
  count: number;
  /** The instant until which it can be undone. */
  until: string;
  /** Both null until it is undone. */
  undone_at: string | null;
  undone_by: string | null;
}
