import {
  CELL_COLUMNS,
  type CellColumn,
  type OutdatedChoice,
  type PreviewIssue,
  type PreviewRow,
  partsOfColumn,
  type RowStatus,
  sayRule,
  TRANSLATED_FIELDS,
} from '@bahai-friends/contract';
import { isLanguage, LANGUAGES, type Language } from '@bahai-friends/languages/languages';
import { told } from '../../../../texts/told.ts';
import { judgeCell } from './judge-cell.ts';
import type { RowCorrection } from './recipe-state.ts';
import { type RowValues, valueIn } from './row-values.ts';

const NO_CORRECTION: RowCorrection = {};

/** A row with the volunteer's corrections and decisions. */
export interface EditedRow {
  /** The row in the last preview. */
  readonly row: PreviewRow;
  readonly correction: RowCorrection | undefined;
  /** The corrections that were sent for that preview. */
  readonly seen: RowCorrection | undefined;
  readonly isLeftOut: boolean;
  /** The decision about the stored quote, where that is newer than the file. */
  readonly decision: OutdatedChoice | undefined;
  /** Whether the row with the same quote, see {@link rivalOf}, was corrected or left out since that preview. */
  readonly isRivalGone: boolean;
}

export interface RowJudgement {
  readonly status: RowStatus;
  /** The issues with sentences in the language of the page. */
  readonly issues: readonly Pick<PreviewIssue, 'column' | 'message'>[];
}

/** The columns that were corrected since the last preview. */
function freshColumns({ correction, seen }: EditedRow): readonly CellColumn[] {
  if (correction === seen || correction === undefined) return [];
  const before = seen ?? NO_CORRECTION;
  return CELL_COLUMNS.filter((column) => correction[column] !== before[column]);
}

/** The text of a cell, with its correction; empty when there is none. */
export function textOf(edited: EditedRow, column: CellColumn): string {
  const { row, correction, seen } = edited;
  const corrected = correction?.[column];
  // The server's reading of a correction is closer to what will be stored.
  if (corrected === undefined || corrected === seen?.[column]) return valueIn(row, column) ?? '';
  return corrected;
}

/** The values of the stored quote that a row names; undefined where it names none. */
const storedOf = (row: PreviewRow): RowValues | undefined => row.stored ?? (row.asStored && row);

/** The stored value of one column; undefined where the row names no stored quote. */
export function storedIn(row: PreviewRow, column: CellColumn): string | null | undefined {
  const stored = storedOf(row);
  return stored && valueIn(stored, column);
}

/** Whether a cell has the stored value. */
export function isAsStored(edited: EditedRow, column: CellColumn): boolean {
  const stored = storedIn(edited.row, column);
  return stored !== undefined && textOf(edited, column).trim() === (stored ?? '');
}

/** The status of a row without problems that is not left out. */
function statusOf(edited: EditedRow, isCorrected: boolean): RowStatus {
  const { row, decision } = edited;
  if (decision !== undefined) return decision === 'change' ? 'changed' : 'left out';
  if (row.status === 'outdated') return 'outdated';
  if (!isCorrected && row.status !== 'left out') return row.status;
  if (storedOf(row) === undefined) return 'new';
  return CELL_COLUMNS.every((column) => isAsStored(edited, column)) ? 'same' : 'changed';
}

type Issues = RowJudgement['issues'];

/** A problem with its sentence in the language of the page. */
const worded = ({ column, ...said }: PreviewIssue) => ({ column, message: told(said) });

/** The languages whose translations a correction may affect: all, when the row's own language was corrected. */
function touchedLanguages(fresh: readonly CellColumn[]): (language: Language) => boolean {
  if (fresh.includes('language')) return () => true;
  const touched = new Set(fresh.map((column) => partsOfColumn(column)?.language));
  return (language) => touched.has(language);
}

/** The problems of a translation as a whole. */
function judgeTranslation(edited: EditedRow, language: Language): Issues {
  const filled = TRANSLATED_FIELDS.map((field) => `${field}:${language}` as const).filter(
    (column) => textOf(edited, column).trim() !== '',
  );
  const [first] = filled;
  if (first === undefined) return [];
  const text = `text:${language}` as const;
  return [
    ...(textOf(edited, 'language') === language
      ? [worded({ column: first, ...sayRule('language-of-original', { language }) })]
      : []),
    ...(filled.includes(text)
      ? []
      : [worded({ column: text, ...sayRule('translation-without-text', { language }) })]),
  ];
}

const ABOUT_TRANSLATIONS: ReadonlySet<string> = new Set([
  'language-of-original',
  'language-translated',
  'translation-without-text',
]);

const isAboutRival = ({ code }: PreviewIssue): boolean => code === 'row-repeated-otherwise';

/** The number of the row that has the same quote with other translations; undefined where none is known. */
export function rivalOf({ issues }: PreviewRow): number | undefined {
  const { row } = issues.find(isAboutRival)?.values ?? {};
  return typeof row === 'number' ? row : undefined;
}

/** The problems of a row that neither its fresh corrections nor another row have solved. */
function openIssues(edited: EditedRow, fresh: readonly CellColumn[]): Issues {
  const { row, isRivalGone } = edited;
  const found = isRivalGone ? row.issues.filter((issue) => !isAboutRival(issue)) : row.issues;
  if (fresh.length === 0) return found.map(worded);
  const isTouched = touchedLanguages(fresh);
  const isGone = ({ column, code, values }: PreviewIssue): boolean => {
    // Of the row as a whole: any corrected cell may have solved it, which the server finds out.
    if (column === '') return true;
    if (!ABOUT_TRANSLATIONS.has(code)) return fresh.some((name) => name === column);
    const { language } = values as { readonly language?: string };
    return language !== undefined && isLanguage(language) && isTouched(language);
  };
  return [
    ...found.filter((issue) => !isGone(issue)).map(worded),
    ...fresh.flatMap((column) =>
      judgeCell(column, textOf(edited, column), storedIn(row, column)).map((message) => ({
        column,
        message,
      })),
    ),
    ...LANGUAGES.filter(isTouched).flatMap((language) => judgeTranslation(edited, language)),
  ];
}

/**
 * The status of a row, as far as it can be decided without the server: a row whose problems are corrected counts as
 * new, or as a change of the stored quote that it names.
 */
export function judgeRow(edited: EditedRow): RowJudgement {
  const fresh = freshColumns(edited);
  const issues = openIssues(edited, fresh);
  if (edited.isLeftOut) return { status: 'left out', issues };
  if (issues.length > 0) return { status: 'problem', issues };
  return { status: statusOf(edited, fresh.length > 0 || edited.isRivalGone), issues };
}
