import type { AuditEntry } from '@bahai-friends/contract';
import type { Database } from '../db/database.ts';
import { listAuditEntries } from '../features/audit/audit.repository.ts';

/** The latest entries, oldest first: as they came about. */
export async function trailOf(database: Database): Promise<AuditEntry[]> {
  return (await listAuditEntries(database.reads, { limit: 100 })).reverse();
}
