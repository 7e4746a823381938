import { type SingleProblem, say } from '@bahai-friends/contract';
import { excerpt } from '@bahai-friends/spreadsheet';
import type { SheetColumns } from '../columns/find-columns.ts';

/** What is read otherwise than it stands in the file, or than a person sees it there, and the note about it. */
const CODES = {
  scheme: 'scheme-added',
  'empty-marker': 'marker-read-as-empty',
  'quotation-marks': 'quotation-marks-taken-off',
  merged: 'merged-value-used',
  'link-target': 'link-target-used',
  'link-elsewhere': 'link-elsewhere-used',
  hidden: 'hidden-row-read',
} as const;
export type Alteration = keyof typeof CODES;

/** Counts in how many rows something is read otherwise than it stands there. */
export class ReadingNotes {
  readonly #counts = new Map<Alteration, number>();

  /** @param alterations Those of one row. */
  add(alterations: ReadonlySet<Alteration>): void {
    for (const alteration of alterations) {
      this.#counts.set(alteration, (this.#counts.get(alteration) ?? 0) + 1);
    }
  }

  /** A note for each kind. */
  said(): readonly SingleProblem[] {
    return Array.from(this.#counts, ([alteration, rows]) => say(CODES[alteration], { rows }));
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
