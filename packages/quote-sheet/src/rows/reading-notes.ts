import { type SingleProblem, say } from '@bahai-friends/contract';
import { excerpt } from '@bahai-friends/spreadsheet';
import type { SheetColumns } from '../columns/find-columns.ts';
import type { ReadRow } from '../file-row.ts';

/** The kinds of values that are read differently from the text in the file, with the notes about them. */
const CODES = {
  scheme: 'scheme-added',
  'empty-marker': 'marker-read-as-empty',
  'quotation-marks': 'quotation-marks-taken-off',
  merged: 'merged-value-used',
  'link-target': 'link-target-used',
  'link-elsewhere': 'link-elsewhere-used',
  hidden: 'hidden-row-read',
} as const;
type Kind = keyof typeof CODES;
/** The changes that reading makes to texts of cells. */
export type Alteration = Exclude<Kind, 'hidden'>;

/** A row, as far as something is to be said of how it is read. */
interface NotedRow {
  readonly status: ReadRow['status'];
  /** Whether a person does not see it in the sheet. */
  readonly isHidden: boolean | undefined;
  readonly alterations: ReadonlySet<Alteration>;
}

/** Counts in how many rows something is read otherwise than it stands there. */
export class ReadingNotes {
  readonly #counts = new Map<Kind, number>();

  /**
   * Counts a row: a hidden one even where it has a problem, since nobody finds that in the sheet; alterations where it
   * is readable; nothing of one that is left out.
   */
  add({ status, isHidden, alterations }: NotedRow): void {
    if (isHidden && status !== 'left out') this.#count('hidden');
    if (status !== 'readable') return;
    for (const alteration of alterations) this.#count(alteration);
  }

  #count(kind: Kind): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  /** A note for each kind. */
  said(): readonly SingleProblem[] {
    return Array.from(this.#counts, ([kind, rows]) => say(CODES[kind], { rows }));
  }
}

/** Says which rows of the template's examples were left out. */
export function examplesNote(exampleRows: readonly number[]): readonly SingleProblem[] {
  const [row] = exampleRows;
  return row === undefined ? [] : [say('examples-not-added', { rows: exampleRows.length, row })];
}

/** Says that each date was put together from three columns. */
export function datePartsNote(columns: SheetColumns): readonly SingleProblem[] {
  const { dateParts, names } = columns;
  if (dateParts === null) return [];
  const headings = [dateParts.year, dateParts.month, dateParts.day].map((column) =>
    excerpt(names[column] ?? ''),
  );
  return [say('date-parts-read', { headings })];
}
