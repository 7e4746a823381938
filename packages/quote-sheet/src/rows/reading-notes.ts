import { counted, formatNumber } from '@bahai-friends/contract';
import { excerpt } from '@bahai-friends/spreadsheet';
import type { SheetColumns } from '../columns/find-columns.ts';

/** What is read otherwise than it stands in the file, or than a person sees it there. */
export type Alteration =
  | 'scheme'
  | 'empty-marker'
  | 'quotation-marks'
  | 'merged'
  | 'link-target'
  | 'link-elsewhere'
  | 'hidden';

const rows = (count: number): string => counted(count, 'row');

const SENTENCES: Readonly<Record<Alteration, (count: number) => string>> = {
  scheme: (count) => `In ${rows(count)}, https:// was put before an address without it.`,
  'empty-marker': (count) =>
    `In ${rows(count)}, cells with a dash, “n/a” or “none” were read as empty.`,
  'quotation-marks': (count) =>
    `The quotation marks around ${counted(count, 'text')} were taken off: the page sets its own.`,
  merged: (count) => `In ${rows(count)}, a value of merged cells was used for each of their rows.`,
  'link-target': (count) => `In ${rows(count)}, the address that a link leads to was used.`,
  'link-elsewhere': (count) =>
    `In ${rows(count)}, the link of the text or the source was used as the reference.`,
  hidden: (count) =>
    count === 1
      ? '1 row that is hidden in the sheet was read like the others.'
      : `${rows(count)} that are hidden in the sheet were read like the others.`,
};

/** Counts in how many rows something is read otherwise than it stands there. */
export class ReadingNotes {
  readonly #counts = new Map<Alteration, number>();

  /** @param alterations Those of one row. */
  add(alterations: ReadonlySet<Alteration>): void {
    for (const alteration of alterations) {
      this.#counts.set(alteration, (this.#counts.get(alteration) ?? 0) + 1);
    }
  }

  /** One sentence for each kind. */
  sentences(): string[] {
    return Array.from(this.#counts, ([alteration, count]) => SENTENCES[alteration](count));
  }
}

/** Says which rows of the template's examples were left out. */
export function examplesNote(exampleRows: readonly number[]): string[] {
  const [first] = exampleRows;
  if (first === undefined) return [];
  if (exampleRows.length === 1) return [`The example in row ${first} was not added.`];
  return [`${formatNumber(exampleRows.length)} examples, from row ${first} on, were not added.`];
}

/** Says that each date was put together from three columns. */
export function datePartsNote(columns: SheetColumns): string[] {
  const { dateParts, names } = columns;
  if (dateParts === null) return [];
  const parts = [dateParts.year, dateParts.month, dateParts.day].map(
    (column) => `“${excerpt(names[column] ?? '')}”`,
  );
  return [`The columns ${parts.join(', ')} were read as one date.`];
}
