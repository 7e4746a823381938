import type { AuditChange, AuditKind } from '@bahai-friends/contract';
import type { Generated } from 'kysely';

export interface AuditEntriesTable {
  /** Later entries have greater ids. */
  id: Generated<number>;
  /** Instant, ISO 8601 in UTC with milliseconds. */
  at: string;
  /** The id of a user, who may be deleted by now; null for the command line. */
  actor_id: number | null;
  /** The user's name at the time. */
  actor_name: string;
  kind: AuditKind;
  subject_id: number | null;
  action: AuditChange['action'];
  /** The rest of an `AuditChange` as JSON. */
  details: string;
}
