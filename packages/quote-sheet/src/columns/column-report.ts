import {
  type FileColumn,
  LATER_COLUMNS,
  type PreviewColumn,
  partsOfColumn,
} from '@bahai-friends/contract';
import { columnName, excerpt, type SheetCell, shownText } from '@bahai-friends/spreadsheet';
import { cellsByColumn } from './filled-cells.ts';
import type { SheetColumns } from './find-columns.ts';

/** Values that a preview shows of each column. */
const SAMPLES_MAX = 3;

/** The meaning with which each column is read. */
function readColumns({ at, dateParts }: SheetColumns): ReadonlyMap<number, FileColumn> {
  return new Map([
    ...[...at].map(([column, index]) => [index, column] as const),
    ...Object.values<number>({ ...dateParts }).map((index) => [index, 'displayDate'] as const),
  ]);
}

/** A column whose values are not read: by its heading, or by its letter where it has none. */
export interface IgnoredColumn {
  readonly isNamed: boolean;
  readonly text: string;
}

/** The columns whose values are not read: first those with headings. */
export function ignoredColumns(columns: SheetColumns): IgnoredColumn[] {
  const read = readColumns(columns);
  const named = columns.names.filter((name, index) => name !== '' && !read.has(index));
  const unnamed = [...cellsByColumn(columns.rows, 0).keys()].filter(
    (index) => !columns.names[index] && !read.has(index),
  );
  return [
    ...named.map((name) => ({ isNamed: true, text: excerpt(name) })),
    ...unnamed.map((index) => ({ isNamed: false, text: columnName(index) })),
  ];
}

/** The columns with a heading or a value, to choose from. */
export function previewColumns(columns: SheetColumns): PreviewColumn[] {
  const read = readColumns(columns);
  const cells = cellsByColumn(columns.rows);
  const headed = columns.names.flatMap((name, index) => (name === '' ? [] : [index]));
  const indexes = [...new Set([...headed, ...cells.keys(), ...read.keys()])].sort((a, b) => a - b);
  return indexes.map((index) => ({
    letter: columnName(index),
    name: excerpt(columns.names[index] ?? ''),
    samples: samplesOf(cells.get(index) ?? []),
    column: read.get(index) ?? null,
    ...mayBe(columns, index),
  }));
}

/**
 * The values that a column may have in the recipe, when a person is asked about it; none when people are asked about it
 * in any case.
 */
function mayBe(
  { candidates, otherDates }: SheetColumns,
  index: number,
): Pick<PreviewColumn, 'mayBe'> {
  if (otherDates.includes(index)) return { mayBe: ['displayDate'] };
  const some = candidates.get(index) ?? [];
  const isLater = some.some(
    (column) => partsOfColumn(column) !== null || LATER_COLUMNS.some((later) => later === column),
  );
  return isLater ? { mayBe: [...some] } : {};
}

/** The first values of a column that can be read. */
function samplesOf(cells: readonly SheetCell[]): string[] {
  const samples: string[] = [];
  for (const cell of cells) {
    const text = shownText(cell);
    if (text !== '') samples.push(excerpt(text));
    if (samples.length === SAMPLES_MAX) break;
  }
  return samples;
}
