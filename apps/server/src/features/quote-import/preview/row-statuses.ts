import type { PreviewRow, RowCounts } from '@bahai-friends/contract';
import { inBatches } from '../../../db/batches.ts';
import type { Queries } from '../../../db/database.ts';
import type { FilePreview, ImportedQuote } from '../import-result.ts';
import { compareWithStored } from '../stored-quotes/compare-with-stored.ts';
import { aboveOne, countByDate } from '../stored-quotes/count-by-date.ts';

/**
 * What becomes of each row of a file, in the file's order. A row that can be added is
 *
 * - `same` when it equals a stored quote;
 * - else `conflict` when its date has a stored quote or is that of another row that can be added: these
 *   are the dates that `check-conflicts` names, since no stored quote of the date equals the row;
 * - else `new`.
 *
 * The others are what reading has made of them. Rows with problems, rows that are left out and rows that
 * repeat an earlier one take no date. All of this may change until the upload.
 */
export async function rowsWithStatuses(
  db: Queries,
  { quotes, others }: Pick<FilePreview, 'quotes' | 'others'>,
): Promise<PreviewRow[]> {
  const { duplicates, taken } = await compareWithStored(db, quotes);
  const conflicts = [...taken, ...aboveOne(countByDate(quotes))];
  const dates = new Set<string | null>(conflicts.map(({ date }) => date));
  const statusOf = (quote: ImportedQuote) => {
    if (duplicates.has(quote)) return 'same';
    return dates.has(quote.displayDate) ? 'conflict' : 'new';
  };
  const rows = [...others];
  for await (const batch of inBatches(quotes)) {
    for (const quote of batch) rows.push({ ...quote, status: statusOf(quote), issues: [] });
  }
  return rows.sort((a, b) => a.row - b.row);
}

/** How many of the rows have each status. */
export function countStatuses(rows: readonly PreviewRow[]): RowCounts {
  const counts: RowCounts = {
    new: 0,
    same: 0,
    changed: 0,
    outdated: 0,
    conflict: 0,
    problem: 0,
    'left out': 0,
  };
  for (const { status } of rows) counts[status] += 1;
  return counts;
}
