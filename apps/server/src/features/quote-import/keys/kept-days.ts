import type { PreviewIssue } from '@bahai-friends/contract';
import type { ReadableRow } from '@bahai-friends/quote-sheet';

/**
 * Finds the rows with a day of a year that is refused, unless the stored quote of their key has that very day:
 * earlier versions accepted any year, and their exports can be uploaded again. The reader of files, which knows no
 * stored quotes, passes the problem on: see `kept-days.ts` of quote-sheet.
 *
 * @param storedDay The day of the quote that a row names; undefined when it names none.
 */
export function* daysNotKept(
  rows: readonly ReadableRow[],
  storedDay: (row: ReadableRow) => string | null | undefined,
): Generator<readonly [ReadableRow, PreviewIssue]> {
  for (const row of rows) {
    const { unlessKept: said, values } = row;
    if (said === undefined || storedDay(row) === values.displayDate) continue;
    yield [row, { column: 'displayDate', ...said }];
  }
}
