import {
  type CellColumn,
  counted,
  formatNumber,
  type Preview,
  partsOfColumn,
  plural,
  type QuoteColumn,
  quoteField,
  type RowCounts,
  type RowStatus,
} from '@bahai-friends/contract';
import { languageName } from '@bahai-friends/languages/en/language-name';
import { fileNeeds } from '../../upload-problem.ts';

/** What a column is called, such as `Source (Persian)`. */
export function columnLabel(column: CellColumn): string {
  const translated = partsOfColumn(column);
  if (translated === null) return quoteField(column as QuoteColumn).file.label;
  const { field, language } = translated;
  return `${quoteField(field).file.label} (${languageName(language)})`;
}

export const STATUS_LABELS: Readonly<Record<RowStatus, string>> = {
  new: 'New',
  same: 'Nothing new',
  changed: 'Changed',
  outdated: 'Outdated',
  conflict: 'Date taken',
  problem: 'Problem',
  'left out': 'Left out',
};

/**
 * What an upload would do.
 *
 * @example '388 quotes will be added, 12 rows have problems, 2 are left out.'
 */
export function summaryOf(counts: RowCounts): string {
  const added = counts.new + counts.conflict;
  const { problem, same, changed, outdated, conflict } = counts;
  const rows = (count: number, one: string, several: string) =>
    `${counted(count, 'row')} ${plural(count, one, several)}`;
  const parts = [
    `${counted(added, 'quote')} will be added`,
    conflict > 0 &&
      `${formatNumber(conflict)} of them on ${plural(conflict, 'a date', 'dates')} with another quote`,
    problem > 0 && rows(problem, 'has problems', 'have problems'),
    same > 0 &&
      rows(same, 'is stored already or repeats another', 'are stored already or repeat another'),
    changed > 0 && `${counted(changed, 'stored quote')} will be changed`,
    outdated > 0 && rows(outdated, 'is older than the stored one', 'are older than stored ones'),
    counts['left out'] > 0 && rows(counts['left out'], 'is left out', 'are left out'),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** Why a file cannot be uploaded as it is read now; null when it can. */
export function whyNotUploadRows(
  preview: Preview,
  { problem, outdated }: RowCounts,
): string | null {
  const needs = fileNeeds(preview.needs);
  if (needs.includes('columns')) return 'First choose which column holds what.';
  if (needs.length > 0) return 'First answer the question above.';
  if (problem > 0) {
    return `First correct or leave out the ${plural(problem, 'row', `${formatNumber(problem)} rows`)} with problems.`;
  }
  if (outdated > 0) {
    return `First choose what happens to ${counted(outdated, 'stored quote')} that ${plural(outdated, 'was', 'were')} changed after this file was made.`;
  }
  return null;
}
