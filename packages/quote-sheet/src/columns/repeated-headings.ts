import {
  type ColumnKind,
  kindOfColumn,
  LANGUAGE_COLUMNS,
  QUOTE_COLUMNS,
  type QuoteColumn,
  type SingleProblem,
  say,
} from '@bahai-friends/contract';
import { type SheetRow, shownText } from '@bahai-friends/spreadsheet';
import { foldText } from '../fold-text.ts';
import { HEADING_MAX, meaningOf } from './heading-meaning.ts';
import type { Meaning } from './heading-words.ts';
import type { ColumnMatch } from './match-columns.ts';

/** Meanings that a heading of a known column may have besides the column itself. */
const ALSO_MEANT: Readonly<Partial<Record<ColumnKind, Meaning>>> = {
  source: 'reference',
  date: 'day',
  link: 'reference',
};

function meaningsOf(column: QuoteColumn): readonly Meaning[] {
  const also = ALSO_MEANT[kindOfColumn(column)];
  return also === undefined ? [column] : [column, also];
}

/** Columns in which no heading could be a value. */
const SURE_COLUMNS = QUOTE_COLUMNS.filter((column) =>
  ['date', 'link'].includes(kindOfColumn(column)),
);

/** A heading as it is compared; undefined for one that is too long for a name. */
const folded = (heading: string): string | undefined =>
  heading.length > HEADING_MAX ? undefined : foldText(heading);

/** Tells rows below the headings that only repeat names of columns, as headings printed on each page do. */
export class RepeatedHeadings {
  readonly #names: readonly string[];
  readonly #folded: readonly (string | undefined)[];
  readonly #known: readonly (readonly [number, readonly Meaning[]])[];
  /** With the product's own names, only they are headings: “Quote” below “text” is a quote. */
  readonly #isOwn: boolean;
  /** Where the {@link SURE_COLUMNS} are. */
  readonly #sure: ReadonlySet<number | undefined>;

  constructor(names: readonly string[], { at, dateParts }: Pick<ColumnMatch, 'at' | 'dateParts'>) {
    this.#names = names;
    this.#folded = names.map(folded);
    this.#isOwn = names[at.get('text') ?? -1]?.toLowerCase() === 'text';
    this.#sure = new Set(SURE_COLUMNS.map((column) => at.get(column)));
    const parts = Object.entries(dateParts ?? {}) as [Meaning, number][];
    this.#known = [
      ...QUOTE_COLUMNS.map((column) => [at.get(column) ?? -1, meaningsOf(column)] as const),
      ...LANGUAGE_COLUMNS.flatMap((column) => {
        const index = at.get(column);
        return index === undefined ? [] : [[index, [column]] as const];
      }),
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
        // A cell that an export has guarded is part of a quote.
        if (heading === '' || heading.startsWith("'")) return false;
        if (this.#isNameOf(column, heading)) return true;
        const meaning = isOwn ? undefined : meaningOf(heading)?.meaning;
        return meaning !== undefined && meanings.includes(meaning);
      })
    );
  }

  #isNameOf(column: number, heading: string): boolean {
    if (heading === this.#names[column]) return true;
    const name = folded(heading);
    return name !== undefined && name === this.#folded[column];
  }
}

/** The notes about rows that repeat the headings; none when there are no such rows. */
export function repeatedHeadingsNotes(repeated: readonly SheetRow[]): readonly SingleProblem[] {
  const [first] = repeated;
  return first ? [say('headings-repeated', { rows: repeated.length, row: first.row })] : [];
}
