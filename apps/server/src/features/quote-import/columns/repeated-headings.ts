import { counted, QUOTE_COLUMNS, type QuoteColumn } from '@bahai-friends/contract';
import { type SheetRow, shownText } from '@bahai-friends/spreadsheet';
import { foldText } from '../fold-text.ts';
import { meaningOf } from './heading-meaning.ts';
import type { Meaning } from './heading-words.ts';
import type { ColumnMatch } from './match-columns.ts';

/** What a heading of a product column may mean. */
const MEANINGS_OF: Readonly<Record<QuoteColumn, readonly Meaning[]>> = {
  text: ['text'],
  source: ['source', 'reference'],
  displayDate: ['displayDate', 'day'],
  referenceUrl: ['referenceUrl', 'reference'],
};

/** Tells rows below the headings that only repeat names of columns, as headings printed on each page do. */
export class RepeatedHeadings {
  readonly #names: readonly string[];
  readonly #known: readonly (readonly [number, readonly Meaning[]])[];
  /** With the product's own names, only they are headings: “Quote” below “text” is a quote. */
  readonly #isOwn: boolean;
  /** Columns in which no heading could be a value. */
  readonly #sure: ReadonlySet<number | undefined>;

  constructor(names: readonly string[], { at, dateParts }: Pick<ColumnMatch, 'at' | 'dateParts'>) {
    this.#names = names;
    this.#isOwn = names[at.get('text') ?? -1]?.toLowerCase() === 'text';
    this.#sure = new Set([at.get('displayDate'), at.get('referenceUrl')]);
    const parts = Object.entries(dateParts ?? {}) as [Meaning, number][];
    this.#known = [
      ...QUOTE_COLUMNS.map((column) => [at.get(column) ?? -1, MEANINGS_OF[column]] as const),
      ...parts.map(([part, index]) => [index, [part]] as const),
    ];
  }

  /** Whether every cell in a known column is a heading of that column, and there is one. */
  includes({ cells }: SheetRow): boolean {
    const filled = this.#known.filter(([column]) => cells[column] !== undefined);
    const isOwn = this.#isOwn && !filled.some(([column]) => this.#sure.has(column));
    return (
      filled.length > 0 &&
      filled.every(([column, meanings]) => {
        const heading = shownText(cells[column]).trim();
        // What an export has guarded is a quote.
        if (heading === '' || heading.startsWith("'")) return false;
        if (foldText(heading) === foldText(this.#names[column] ?? '')) return true;
        const meaning = isOwn ? undefined : meaningOf(heading)?.meaning;
        return meaning !== undefined && meanings.includes(meaning);
      })
    );
  }
}

/** What is said of rows that repeat the headings; nothing when there are none. */
export function repeatedHeadingsNotes(repeated: readonly SheetRow[]): string[] {
  const [first] = repeated;
  if (!first) return [];
  return repeated.length === 1
    ? [`Row ${first.row} repeats the headings and was not read.`]
    : [
        `${counted(repeated.length, 'row')} repeat the headings and were not read, the first of them row ${first.row}.`,
      ];
}
