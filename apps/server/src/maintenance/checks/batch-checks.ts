import { BATCH_DAYS, Batch, CivilDay } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { toBatch } from '../../features/batches/stored-batch.ts';
import { schemaViolation } from './schema-violation.ts';

/*
 * What is wrong with batches and with what is stored to undo them, a line for each; empty when nothing is.
 */

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

/** Quotes of batches that could not be brought back, since their values are missing or no day. */
export async function batchQuoteProblems(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('batch_quotes')
    .leftJoin('batches', 'batches.id', 'batch_quotes.batch_id')
    .select(['batches.id as batch', 'batch_id', 'quote_id', 'change', 'text', 'source'])
    .select(['display_date', 'created_at', 'updated_at', 'version', 'version_after'])
    .orderBy('batch_id')
    .orderBy('quote_id')
    .execute();
  return rows.flatMap((row) => {
    const values = [row.text, row.source, row.created_at, row.updated_at, row.version];
    const isWhole = values.every((value) => (value === null) === (row.change === 'added'));
    const hasVersion = (row.version_after === null) === (row.change === 'deleted');
    const isDay = row.display_date === null || CivilDay.safeParse(row.display_date).success;
    const name = `quote ${row.quote_id} of number ${row.batch_id}`;
    if (row.batch === null) return [`${name}: the batch is gone`];
    if (!isWhole || !hasVersion) return [`${name}: does not have the values of one ${row.change}`];
    return isDay ? [] : [`${name}: “${row.display_date}” is no day`];
  });
}
