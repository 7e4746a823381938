import { BATCH_DAYS, Batch, CivilDay, sayRule } from '@bahai-friends/contract';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../../db/database.ts';
import type { BatchQuotesTable } from '../../db/tables/batches/batch-quotes.table.ts';
import { type KeptQuote, readSnapshot } from '../../features/batches/quote-snapshot.ts';
import { toBatch } from '../../features/batches/stored-batch.ts';
import { schemaViolation } from './schema-violation.ts';
import { isTimestamp } from './timestamp-checks.ts';

/* Problems of batches and of the rows that are stored to undo them, a line for each; empty when there are none. */

/** Batches that the program cannot have recorded. */
export async function batchViolations(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('batches').selectAll().orderBy('id').execute();
  return rows.flatMap((row) => {
    const isHalfUndone = (row.undone_at === null) !== (row.undone_by === null);
    const problem =
      schemaViolation(Batch, toBatch(row)) ??
      (isHalfUndone ? 'undone: when and by whom belong together' : null) ??
      (row.until < row.at ? `until: is not ${BATCH_DAYS} days later` : null);
    return problem === null ? [] : [`number ${row.id}: ${problem}`];
  });
}

/** The quote that a batch has stored; null when no version of the program has written such a snapshot. */
function readOrNull(snapshot: string): KeptQuote | null {
  try {
    return readSnapshot(snapshot);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

function problemOf(row: Selectable<BatchQuotesTable>): string | null {
  const { snapshot, change, display_date: day } = row;
  const former = snapshot === null ? null : readOrNull(snapshot);
  const isWhole = change === 'added' ? snapshot === null : former !== null;
  const hasVersion = (row.version_after === null) === (change === 'deleted');
  if (!isWhole || !hasVersion) {
    return `does not have the values of one ${change}`;
  }
  if (day !== null && !CivilDay.safeParse(day).success) return `“${day}” is no day`;
  if (former === null) return null;
  if (day !== former.displayDate) return 'its date is not that of its snapshot';
  const wrong = [former.createdAt, former.updatedAt].find((moment) => !isTimestamp(moment));
  return wrong === undefined ? null : `“${wrong}” is no moment in UTC`;
}

/** Quotes of batches that could not be brought back as they were. */
export async function batchQuoteProblems(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('batch_quotes')
    .leftJoin('batches', 'batches.id', 'batch_quotes.batch_id')
    .selectAll('batch_quotes')
    .select('batches.id as batch')
    .orderBy('batch_id')
    .orderBy('quote_id')
    .execute();
  return rows.flatMap(({ batch, ...row }) => {
    const problem = batch === null ? 'the batch is gone' : problemOf(row);
    return problem === null ? [] : [`quote ${row.quote_id} of number ${row.batch_id}: ${problem}`];
  });
}

/** The character U+0000 as JSON writes it. */
const ZERO_CHARACTER = '\\u0000';

/**
 * Quotes of batches whose addresses have a zero character, which an earlier version let through. PostgreSQL accepts
 * it within a snapshot, but not when the quote is restored.
 */
export async function batchAddressProblems(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('batch_quotes')
    .select(['batch_id', 'quote_id', 'snapshot'])
    .where(sql<boolean>`replace(snapshot, ${ZERO_CHARACTER}, '') <> snapshot`)
    .orderBy('batch_id')
    .orderBy('quote_id')
    .execute();
  return rows
    .filter(({ snapshot }) => readOrNull(snapshot ?? '')?.referenceUrl?.includes('\u0000'))
    .map(
      ({ batch_id, quote_id }) =>
        `quote ${quote_id} of number ${batch_id}: referenceUrl: ${sayRule('not-shown', { field: 'url' }).message}`,
    );
}
