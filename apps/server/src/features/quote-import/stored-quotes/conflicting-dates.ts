import { CONFLICT_LISTED_MAX, type ConflictingDate, type DateCount } from '@bahai-friends/contract';
import { isInFile, type Outcome, type UploadPlan } from '../plan/plan-upload.ts';
import type { ComparedQuote, ComparedRow, StoredComparison } from './compare-with-stored.ts';
import { excerptOf } from './excerpt.ts';

/** The rows of a file on one date, and the quotes that stay stored there. */
interface MetDate {
  readonly date: string;
  readonly rows: readonly MetRow[];
  readonly stored: readonly MetQuote[];
}

interface MetRow extends ComparedRow {
  readonly outcome: Outcome | undefined;
  /** Whether it changes a stored quote of another date. */
  readonly isMoved: boolean;
}

const isChange = (outcome: Outcome | undefined): boolean =>
  outcome === 'changed' || outcome === 'outdated';

interface MetQuote extends ComparedQuote {
  /** Whether it stays though its date is replaced. */
  readonly stays: boolean;
}

/** The dates on which a file meets stored quotes or has several rows. */
export interface Conflicts {
  readonly conflicts: DateCount[];
  readonly internalDuplicates: DateCount[];
  /** Every date of rows and stored quotes, in order. */
  readonly dates: readonly MetDate[];
}

/** Groups by date, in the order of the dates; those without one are left out. */
function byDate<T extends { readonly displayDate: string | null }>(
  items: Iterable<T>,
): Map<string, T[]> {
  const dates = new Map<string, T[]>();
  for (const item of items) {
    if (item.displayDate === null) continue;
    dates.getOrInsertComputed(item.displayDate, () => []).push(item);
  }
  return new Map([...dates].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Where a file meets what is stored. Rows that repeat another or are left out take no date; stored quotes that the
 * file changes are not counted as stored ones.
 *
 * @param plan Made without choices for dates, since these are still to be asked for.
 */
export function findConflicts(
  { rows, stored }: StoredComparison,
  { outcomes, changes }: UploadPlan,
): Conflicts {
  const isMove = ({ key, displayDate }: ComparedRow): boolean =>
    key !== null && stored.get(key.id)?.displayDate !== displayDate;
  const counted = rows
    .map((row, index): MetRow => {
      const outcome = outcomes[index];
      return { ...row, outcome, isMoved: isChange(outcome) && isMove(row) };
    })
    .filter(({ outcome }) => outcome !== 'repeated' && outcome !== 'left out');
  const staying = byDate(
    stored
      .values()
      .filter(({ id }) => !changes.has(id))
      .map((quote): MetQuote => ({ ...quote, stays: isInFile(quote) })),
  );
  const dates = Array.from(byDate(counted), ([date, some]) => ({
    date,
    rows: some,
    stored: (staying.get(date) ?? []).sort((a, b) => a.id - b.id),
  }));
  const countsOf = (list: 'rows' | 'stored', min: number): DateCount[] =>
    dates.flatMap((met) =>
      met[list].length < min ? [] : [{ date: met.date, count: met[list].length }],
    );
  return {
    conflicts: countsOf('stored', 1),
    internalDuplicates: countsOf('rows', 2),
    dates: dates.filter((met) => met.stored.length > 0 || met.rows.length > 1),
  };
}

/** How many quotes each date of a file has afterwards, in order. */
export function datesAfter(
  rows: StoredComparison['rows'],
  { countAfter }: Pick<UploadPlan, 'countAfter'>,
): DateCount[] {
  return [...byDate(rows).keys()].map((date) => ({ date, count: countAfter(date) }));
}

/** A date for the response. */
export const conflictingDate = ({ date, rows, stored }: MetDate): ConflictingDate => ({
  date,
  rows: rows.slice(0, CONFLICT_LISTED_MAX).map(({ row, quote, outcome, isMoved }) => ({
    row,
    ...excerptOf(quote),
    ...(outcome === 'same' && { same: true }),
    ...(isChange(outcome) && { changes: true }),
    ...(isMoved && { moves: true }),
  })),
  stored: stored.slice(0, CONFLICT_LISTED_MAX).map(({ id, text, source, stays }) => ({
    id,
    text,
    source,
    ...(stays && { stays }),
  })),
});
