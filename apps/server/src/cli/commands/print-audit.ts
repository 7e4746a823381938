import {
  AUDIT_ENTRIES_KEPT,
  type AuditEntry,
  type AuditValue,
  type ChangeDetail,
  changeDetails,
  changeSentence,
  entryLimit,
} from '@bahai-friends/contract';
import type { Environment } from '../../environment.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { listAuditEntries } from '../../features/audit/audit.repository.ts';
import { terminalText } from '../../terminal-text.ts';
import { withDatabase } from '../with-database.ts';

const quoted = (text: string): string => `“${terminalText(text)}”`;

function valueText(form: ChangeDetail['form'], value: AuditValue): string {
  if (value === null) return 'none';
  return form === 'typed' ? quoted(String(value)) : terminalText(String(value));
}

function detailText({ label, form, before, value }: ChangeDetail): string {
  const change = before === undefined ? '' : `${valueText(form, before)} → `;
  return `${label} ${change}${valueText(form, value)}`;
}

function whatText(entry: AuditEntry): string {
  const sentence = changeSentence(entry)
    .map((part) => (typeof part === 'string' ? part : quoted(part.typed)))
    .join('');
  const details = changeDetails(entry).map(detailText);
  return details.length > 0 ? `${sentence} (${details.join('; ')})` : sentence;
}

/**
 * The name of the person who made a change. An entry of the command line is told apart from one of a user of that name.
 */
const whoText = ({ actor }: AuditEntry): string =>
  actor.id === null ? `(${actor.name})` : terminalText(actor.name);

const lengthOf = (text: string): number => [...text].length;

/** Rows with their cells one below the other; the last column is as long as it is. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))),
  );
  const padded = (cell: string, column: number) =>
    cell + ' '.repeat((widths?.[column] ?? 0) - lengthOf(cell));
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}

/** Prints who changed what, newest first. @param limit A number as it was typed */
export async function printAudit(
  limit: string | undefined,
  environment: Environment,
): Promise<void> {
  const wanted = entryLimit(AUDIT_ENTRIES_KEPT).safeParse(limit);
  if (!wanted.success) {
    throw new OperatorError(`--${wanted.error.issues.map(({ message }) => message).join('. ')}`);
  }
  await withDatabase(environment, async (database) => {
    const entries = await listAuditEntries(database.reads, { limit: wanted.data });
    if (entries.length === 0) {
      console.log('No changes yet.');
      return;
    }
    const rows = entries.map((entry) => [
      entry.at.slice(0, 19).replace('T', ' '),
      whoText(entry),
      whatText(entry),
    ]);
    console.log(aligned([['When (UTC)', 'Who', 'What'], ...rows]));
  });
}
