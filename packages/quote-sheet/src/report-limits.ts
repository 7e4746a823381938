import { formatNumber } from '@bahai-friends/contract';
/** Columns that an import's result names as ignored. */
export const REPORTED_COLUMNS_MAX = 20;
/** Notes of an import's result, the one about those that were left out included. */
export const REPORTED_NOTES_MAX = 20;

/** The first of the columns and notes, and that there are more where there are. */
export function limitReport(
  columns: readonly string[],
  notes: readonly string[],
): { ignoredColumns: string[]; notes: string[] } {
  const all =
    columns.length > REPORTED_COLUMNS_MAX
      ? [
          `${formatNumber(columns.length)} columns were not read; ${REPORTED_COLUMNS_MAX} of them are named.`,
          ...notes,
        ]
      : notes;
  const kept = all.length > REPORTED_NOTES_MAX ? all.slice(0, REPORTED_NOTES_MAX - 1) : all;
  const left = all.length - kept.length;
  return {
    ignoredColumns: columns.slice(0, REPORTED_COLUMNS_MAX),
    notes:
      left > 0 ? [...kept, `There are ${formatNumber(left)} more notes like these.`] : [...kept],
  };
}
