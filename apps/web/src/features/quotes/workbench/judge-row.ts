import {
  type OutdatedChoice,
  type PreviewIssue,
  type PreviewRow,
  QUOTE_COLUMNS,
  type QuoteColumn,
  type RowStatus,
  type StoredValues,
} from '@bahai-friends/contract';
import { judgeCell } from './judge-cell.ts';
import type { RowCorrection } from './recipe-state.ts';

const NO_CORRECTION: RowCorrection = {};

/** A row with what the volunteer has said about it. */
export interface EditedRow {
  /** As the server has seen it last. */
  readonly row: PreviewRow;
  readonly correction: RowCorrection | undefined;
  /** The corrections that the server knew of then. */
  readonly seen: RowCorrection | undefined;
  readonly isLeftOut: boolean;
  /** What happens to the stored quote, where that is newer than the file. */
  readonly decision: OutdatedChoice | undefined;
}

export interface RowJudgement {
  readonly status: RowStatus;
  readonly issues: readonly PreviewIssue[];
}

/** The columns that were corrected after the server had seen the row. */
function freshColumns({ correction, seen }: EditedRow): readonly QuoteColumn[] {
  if (correction === seen || correction === undefined) return [];
  const before = seen ?? NO_CORRECTION;
  return QUOTE_COLUMNS.filter((column) => correction[column] !== before[column]);
}

/** The text of a cell, corrected where it was; empty when there is none. */
export function textOf(edited: EditedRow, column: QuoteColumn): string {
  const { row, correction, seen } = edited;
  const corrected = correction?.[column];
  // What the server has read of a correction is closer to what is stored.
  if (corrected === undefined || corrected === seen?.[column]) return row[column] ?? '';
  return corrected;
}

/** The values of the stored quote that a row names; undefined where it names none. */
export const storedOf = (row: PreviewRow): StoredValues | undefined =>
  row.stored ?? (row.asStored && row);

/** Whether a cell says what is stored. */
export function isAsStored(edited: EditedRow, column: QuoteColumn): boolean {
  const stored = storedOf(edited.row);
  return stored !== undefined && textOf(edited, column).trim() === (stored[column] ?? '');
}

/** What becomes of a row without problems that is not left out. */
function statusOf(edited: EditedRow, isCorrected: boolean): RowStatus {
  const { row, decision } = edited;
  if (decision !== undefined) return decision === 'change' ? 'changed' : 'left out';
  if (row.status === 'outdated') return 'outdated';
  if (!isCorrected && row.status !== 'left out') return row.status;
  if (storedOf(row) === undefined) return 'new';
  return QUOTE_COLUMNS.every((column) => isAsStored(edited, column)) ? 'same' : 'changed';
}

/**
 * What becomes of a row, as far as that can be said without the server: a row whose problems are
 * corrected counts as new, or as a change of the stored quote that it names.
 */
export function judgeRow(edited: EditedRow): RowJudgement {
  const { row, isLeftOut } = edited;
  const fresh = freshColumns(edited);
  const issues =
    fresh.length === 0
      ? row.issues
      : [
          ...row.issues.filter(({ column }) => !fresh.some((name) => name === column)),
          ...fresh.flatMap((column) =>
            judgeCell(column, textOf(edited, column)).map((message) => ({ column, message })),
          ),
        ];
  if (isLeftOut) return { status: 'left out', issues };
  if (issues.length > 0) return { status: 'problem', issues };
  return { status: statusOf(edited, fresh.length > 0), issues };
}
