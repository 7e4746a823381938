import {
  type CellColumn,
  type Preview,
  partsOfColumn,
  type QuoteColumn,
  type RowCounts,
} from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/workbench';
import { columnName } from '../../field-labels.ts';
import { fileNeeds } from '../../upload-problem.ts';

/** The label of a column, such as `Source (Persian)`. */
export function columnLabel(column: CellColumn): string {
  const translated = partsOfColumn(column);
  return translated === null
    ? columnName(column as QuoteColumn)
    : texts.columnIn(columnName(translated.field), translated.language);
}

/** Why a file cannot be uploaded with its present choices; null when it can. */
export function whyNotUploadRows(
  preview: Preview,
  { problem, outdated }: RowCounts,
): string | null {
  const needs = fileNeeds(preview.needs);
  if (needs.includes('columns')) return texts.firstChooseColumns;
  if (needs.length > 0) return texts.firstAnswer;
  if (problem > 0) return texts.firstCorrect(problem);
  return outdated > 0 ? texts.firstDecide(outdated) : null;
}
