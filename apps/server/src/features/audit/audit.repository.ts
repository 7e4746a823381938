import {
  AUDIT_ENTRIES_KEPT,
  type AuditEntry,
  type AuditQuery,
  COMMAND_LINE,
} from '@bahai-friends/contract';
import type { Selectable } from 'kysely';
import { ID_MAX, type Queries } from '../../db/database.ts';
import type { AuditEntriesTable } from '../../db/tables/site/audit-entries.table.ts';

/** @throws SyntaxError when its details are no JSON */
export const toEntry = (row: Selectable<AuditEntriesTable>): AuditEntry => ({
  id: row.id,
  at: row.at,
  actor: { id: row.actor_id, name: row.actor_name },
  kind: row.kind,
  subjectId: row.subject_id,
  change: { action: row.action, ...JSON.parse(row.details) },
});

/** Adds an entry, and deletes the oldest one when there are too many. */
export async function insertAuditEntry(db: Queries, entry: Omit<AuditEntry, 'id'>): Promise<void> {
  const { action, ...details } = entry.change;
  const { id } = await db
    .insertInto('audit_entries')
    .values({
      at: entry.at,
      actor_id: entry.actor.id,
      actor_name: entry.actor.name,
      kind: entry.kind,
      subject_id: entry.subjectId,
      action,
      details: JSON.stringify(details),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lastToGo = id - AUDIT_ENTRIES_KEPT;
  if (lastToGo > 0) await db.deleteFrom('audit_entries').where('id', '<=', lastToGo).execute();
}

/** The latest entries that the query asks for, newest first. */
export async function listAuditEntries(
  db: Queries,
  { kind, actor, before, limit }: AuditQuery,
): Promise<AuditEntry[]> {
  if (actor !== undefined && actor !== COMMAND_LINE && actor > ID_MAX) return [];
  let query = db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(limit);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (actor === COMMAND_LINE) query = query.where('actor_id', 'is', null);
  else if (actor !== undefined) query = query.where('actor_id', '=', actor);
  if (before !== undefined && before <= ID_MAX) query = query.where('id', '<', before);
  return (await query.execute()).map(toEntry);
}
