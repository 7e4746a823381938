import { AuditEntry } from '@bahai-friends/contract';
import type { Selectable } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { AuditEntriesTable } from '../../db/tables/site/audit-entries.table.ts';
import { toEntry } from '../../features/audit/audit.repository.ts';
import { schemaViolation } from './schema-violation.ts';

function problemOf(row: Selectable<AuditEntriesTable>): string | null {
  try {
    return schemaViolation(AuditEntry, toEntry(row));
  } catch (error) {
    if (error instanceof SyntaxError) return 'details: is not JSON';
    throw error;
  }
}

/** Violations among the entries of the audit trail, a line for each; empty when there are none. */
export async function auditViolations(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
  return rows.flatMap((row) => {
    const problem = problemOf(row);
    return problem === null ? [] : [`number ${row.id}: ${problem}`];
  });
}
