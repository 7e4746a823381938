import { FILE_COLUMNS, type FileColumn } from '@bahai-friends/contract';
import { meaningOf } from './heading-meaning.ts';
import type { Meaning } from './heading-words.ts';

/** The columns of the three parts of a date. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Which column a person chose for each product column; null for none. */
export type ChosenColumns = ReadonlyMap<FileColumn, number | null>;

export interface ColumnMatch {
  readonly at: ReadonlyMap<FileColumn, number>;
  readonly dateParts: DateParts | null;
  /** Whether the date's heading only says 'day': its column may have weekdays, or numbers. */
  readonly isDateByDay: boolean;
  /** What several columns are equally, and how many. */
  readonly doubled: readonly { column: FileColumn; name: Meaning; count: number }[];
  /** Product columns without a column of the file, of which nobody said that there is none. */
  readonly missing: ReadonlySet<FileColumn>;
}

const DATE_PARTS = ['year', 'month', 'day'] as const;

/** For each meaning the columns whose heading has it with the lowest rank: usually one. */
function columnsByMeaning(
  names: readonly string[],
  taken: ReadonlySet<number | null>,
): ReadonlyMap<Meaning, readonly number[]> {
  const best = new Map<Meaning, { rank: number; columns: number[] }>();
  names.forEach((name, column) => {
    const found = taken.has(column) ? undefined : meaningOf(name);
    if (!found) return;
    const known = best.get(found.meaning);
    if (!known || found.rank < known.rank) {
      best.set(found.meaning, { rank: found.rank, columns: [column] });
    } else if (found.rank === known.rank) known.columns.push(column);
  });
  return new Map([...best].map(([meaning, { columns }]) => [meaning, columns]));
}

/** Finds which column of a file is which, by choice and then by heading. */
class ColumnMatcher {
  readonly #found = new Map<FileColumn, readonly number[]>();
  readonly #chosen: ChosenColumns;
  readonly #named: ReadonlyMap<Meaning, readonly number[]>;

  constructor(names: readonly string[], chosen: ChosenColumns) {
    this.#chosen = chosen;
    this.#named = columnsByMeaning(names, new Set(chosen.values()));
    for (const column of FILE_COLUMNS) this.#found.set(column, this.#chosenOrNamed(column));
  }

  #chosenOrNamed(column: FileColumn): readonly number[] {
    const chosen = this.#chosen.get(column);
    if (chosen === undefined) return this.named(column);
    return chosen === null ? [] : [chosen];
  }

  named(meaning: Meaning): readonly number[] {
    return this.#named.get(meaning) ?? [];
  }

  isMissing(column: FileColumn): boolean {
    return !this.#chosen.has(column) && this.columns(column).length === 0;
  }

  columns(column: FileColumn): readonly number[] {
    return this.#found.get(column) ?? [];
  }

  /** Takes the columns with another meaning for those of a product column that is missing. */
  take(column: FileColumn, meaning: Meaning): void {
    this.#found.set(column, this.named(meaning));
  }
}

/** A column 'Reference' has addresses or says where the words are from. */
function placeReference(matcher: ColumnMatcher, hasAddresses: (column: number) => boolean): void {
  const references = matcher.named('reference');
  if (references.length === 0) return;
  if (matcher.isMissing('referenceUrl') && references.every(hasAddresses)) {
    matcher.take('referenceUrl', 'reference');
  } else if (matcher.isMissing('source')) matcher.take('source', 'reference');
}

/** Columns of year, month and day; a day without both others is a date. */
function placeDate(matcher: ColumnMatcher): { parts: DateParts | null; isByDay: boolean } {
  const [year, month, day] = DATE_PARTS.map((part) => matcher.named(part)[0]);
  if (!matcher.isMissing('displayDate') || day === undefined)
    return { parts: null, isByDay: false };
  if (year !== undefined && month !== undefined) {
    return { parts: { year, month, day }, isByDay: false };
  }
  matcher.take('displayDate', 'day');
  return { parts: null, isByDay: true };
}

/** Columns that are equally a product column, or a part of one. */
const claim = (column: FileColumn, name: Meaning, columns: readonly number[]) => ({
  column,
  name,
  columns,
});

/**
 * Which column of a file is which. A column that is one by choice is no other by its heading; of several
 * with a heading for the same column that with the lowest rank is it, wherever it stands. Several that are
 * equally one are none.
 *
 * @param names The headings by column.
 * @param hasAddresses Whether the values of a column are web addresses.
 */
export function matchColumns(
  names: readonly string[],
  chosen: ChosenColumns,
  hasAddresses: (column: number) => boolean,
): ColumnMatch {
  const matcher = new ColumnMatcher(names, chosen);
  placeReference(matcher, hasAddresses);
  const { parts, isByDay } = placeDate(matcher);
  const claims = FILE_COLUMNS.map((column) => claim(column, column, matcher.columns(column)));
  const partClaims = parts
    ? DATE_PARTS.map((part) => claim('displayDate', part, matcher.named(part)))
    : [];
  const doubled = [...claims, ...partClaims].filter(({ columns }) => columns.length > 1);
  const single = claims.flatMap(({ column, columns: [index, ...others] }) =>
    index === undefined || others.length > 0 ? [] : [[column, index] as const],
  );
  const isDate = partClaims.every(({ columns }) => columns.length === 1);
  return {
    at: new Map(single),
    dateParts: isDate ? parts : null,
    isDateByDay: isByDay,
    doubled: doubled.map(({ column, name, columns }) => ({ column, name, count: columns.length })),
    missing: new Set(
      FILE_COLUMNS.filter(
        (column) => matcher.isMissing(column) && !(column === 'displayDate' && parts),
      ),
    ),
  };
}
