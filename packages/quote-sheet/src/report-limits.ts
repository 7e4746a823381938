import { type FileNotes, fileNotes, type SingleProblem, say } from '@bahai-friends/contract';
import type { IgnoredColumn } from './columns/column-report.ts';

/** Columns that an import's result names as ignored. */
export const REPORTED_COLUMNS_MAX = 20;
/** Notes of an import's result, the one about those that were left out included. */
export const REPORTED_NOTES_MAX = 20;

/** The notes about columns that were not read; none when all were read. */
function columnsNote(columns: readonly IgnoredColumn[]): readonly SingleProblem[] {
  if (columns.length === 0) return [];
  const { named = [], unnamed = [] } = Object.groupBy(columns, ({ isNamed }) =>
    isNamed ? 'named' : 'unnamed',
  );
  const textsOf = (some: readonly IgnoredColumn[]) => some.map(({ text }) => text);
  return [say('columns-not-read', { named: textsOf(named), unnamed: textsOf(unnamed) })];
}

/** The name by which programs are told of a column that was not read. */
const nameOf = ({ isNamed, text }: IgnoredColumn): string =>
  isNamed ? text : say('column-without-heading', { letter: text }).message;

/** The first of the columns and notes, and that there are more where there are. */
export function limitReport(
  columns: readonly IgnoredColumn[],
  notes: readonly SingleProblem[],
): FileNotes {
  const reported = columns.slice(0, REPORTED_COLUMNS_MAX);
  const counts = { columns: columns.length, named: reported.length };
  const all =
    counts.columns > counts.named ? [say('columns-not-all-named', counts), ...notes] : notes;
  const kept = all.length > REPORTED_NOTES_MAX ? all.slice(0, REPORTED_NOTES_MAX - 1) : all;
  const more = all.length - kept.length;
  return fileNotes(
    reported.map(nameOf),
    [...kept, ...(more > 0 ? [say('more-notes', { notes: more })] : [])],
    columnsNote(reported),
  );
}
