import type { AuditChange, AuditKind } from '@bahai-friends/contract';
import type { Generated } from 'kysely';

export interface AuditEntriesTable {
  /** Grows: what comes later has the greater one. */
  id: Generated<number>;
  /** Instant, ISO 8601 in UTC with milliseconds. */
  at: string;
  /** A user's, who may be gone by now; null for the command line. */
  actor_id: number | null;
  /** As it was then. */
  actor_name: string;
  kind: AuditKind;
  subject_id: number | null;
  action: AuditChange['action'];
  /** The rest of an `AuditChange` as JSON. */
  details: string;
}
