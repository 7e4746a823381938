import type { Recipe } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { RecipeError } from '../recipe/recipe-error.ts';
import { type DateTest, findColumns } from './find-columns.ts';
import { columnsOf, found, sheetRow, sheetRows } from './testing/sheet-rows.ts';

const ROWS = sheetRows(['Quote', 'Author', 'When', 'Link'], ['a', 'b', '2027-03-21', 'c', '', 'e']);

describe('the columns of the recipe', () => {
  it.each<[Recipe['columns'], Record<string, string>]>([
    [{}, { text: 'Quote', source: 'Author', referenceUrl: 'Link' }],
    [
      { displayDate: 'C' },
      { text: 'Quote', source: 'Author', displayDate: 'When', referenceUrl: 'Link' },
    ],
    [
      { text: 'B', source: 'A' },
      { text: 'Author', source: 'Quote', referenceUrl: 'Link' },
    ],
    [{ text: 'B' }, { text: 'Author', referenceUrl: 'Link' }],
    [{ source: 'F' }, { text: 'Quote', source: '', referenceUrl: 'Link' }],
    [{ referenceUrl: null }, { text: 'Quote', source: 'Author' }],
    [{ source: null }, { text: 'Quote', referenceUrl: 'Link' }],
  ])('%j count, the others are found by their headings', (columns, expected) => {
    expect(found(columnsOf(ROWS, { columns }))).toEqual(expected);
  });

  it('may leave a column to the next name', () => {
    const rows = sheetRows(['Quote', 'Passage'], ['a', 'b']);
    expect(found(columnsOf(rows, { columns: { source: 'A' } }))).toEqual({
      text: 'Passage',
      source: 'Quote',
    });
  });

  it('may be missing when the recipe says so', () => {
    expect(columnsOf(ROWS, { columns: { source: null } })).toMatchObject({
      isUnsure: false,
      issues: [],
    });
    expect(columnsOf(ROWS, { columns: { text: 'B' } })).toMatchObject({
      isUnsure: true,
      issues: [{ row: 1, column: 'source', message: 'The column source is missing' }],
    });
  });

  it('may be wider than the headings', () => {
    expect(columnsOf(ROWS, { columns: { text: 'F' } }).names).toEqual([
      ...['Quote', 'Author', 'When', 'Link'],
      ...['', ''],
    ]);
  });

  it.each(['G', 'Z', 'XFD', 'XFE', 'ZZZ'])('must be in the file: %s', (letter) => {
    expect(() => columnsOf(ROWS, { columns: { displayDate: letter } })).toThrow(
      `The recipe names column ${letter}, which the file does not have. If the file has changed, please choose it again.`,
    );
  });

  it('must have something in them, or in one behind', () => {
    expect(found(columnsOf(ROWS, { columns: { displayDate: 'E' } })).displayDate).toBe('');
    const rows = [sheetRow(1, 'Text', 'Source', '', ''), sheetRow(2, 'a', 'b', '', '')];
    expect(() => columnsOf(rows, { columns: { displayDate: 'C' } })).toThrow(RecipeError);
    expect(() => columnsOf([], { columns: { text: 'A' } })).toThrow(RecipeError);
  });

  it('must not be the same', () => {
    expect(() =>
      columnsOf(ROWS, { columns: { text: 'B', displayDate: 'C', source: 'B' } }),
    ).toThrow(
      'The recipe names column B for both text and source. Please choose another column for one of them.',
    );
    expect(() => columnsOf(ROWS, { columns: { source: null, displayDate: null } })).not.toThrow();
  });
});

describe('dates in a column that is not read', () => {
  const holdsDates: DateTest = (cells) =>
    cells.some((cell) => cell.kind === 'text' && cell.text === '2027-03-21');
  const isUnsure = (choice: Parameters<typeof findColumns>[1], rows = ROWS) =>
    findColumns(rows, choice, holdsDates).isUnsure;

  it('are asked about', () => {
    expect(isUnsure({})).toBe(true);
    expect(findColumns(ROWS, {}, holdsDates).issues).toEqual([]);
  });

  it('are asked about where they stand as sources', () => {
    const rows = sheetRows(['Text', 'From', 'To'], ['a', '2027-03-21', 'b']);
    expect(isUnsure({}, rows)).toBe(true);
    expect(isUnsure({ columns: { displayDate: 'B', source: 'C' } }, rows)).toBe(false);
    expect(isUnsure({ columns: { displayDate: null } }, rows)).toBe(false);
  });

  it('are no question when the recipe says which column is the date, or that none is', () => {
    expect(isUnsure({ columns: { displayDate: 'C' } })).toBe(false);
    expect(isUnsure({ columns: { displayDate: 'E' } })).toBe(false);
    expect(isUnsure({ columns: { displayDate: null } })).toBe(false);
  });

  it.each([
    [['Text', 'Source', 'When', 'Date']],
    [['Text', 'Source', 'When', 'Day']],
    [['Text', 'Source', 'When', 'Day', 'Month', 'Year']],
  ])('are no question beside a date: %j', (names) => {
    expect(isUnsure({}, sheetRows(names, ['a', 'b', '2027-03-21']))).toBe(false);
  });

  it('are looked for below the headings only, and not in columns that are read', () => {
    const rows = sheetRows(
      ['', '', '2027-03-21'],
      ['Text', 'Source', '2027-03-21'],
      ['2027-03-21', 'b'],
    );
    expect(isUnsure({}, rows)).toBe(false);
  });

  it('are missed in a column that is only headed as a day', () => {
    const tagged = (...values: string[]) =>
      sheetRows(['Text', 'Source', 'Tag'], ...values.map((value) => ['a', 'b', value]));
    expect(isUnsure({}, tagged('unity', 'justice'))).toBe(true);
    expect(isUnsure({}, tagged('unity', '2027-03-21'))).toBe(false);
    expect(isUnsure({}, tagged('', ''))).toBe(false);
    expect(isUnsure({ columns: { displayDate: 'C' } }, tagged('unity'))).toBe(false);
    expect(isUnsure({ columns: { displayDate: null } }, tagged('unity'))).toBe(false);
    expect(isUnsure({}, sheetRows(['Text', 'Source', 'Date'], ['a', 'b', 'unity']))).toBe(false);
  });

  it('are judged by the cells with something in them, column by column', () => {
    const judged: unknown[] = [];
    findColumns(
      sheetRows(['Text', 'Source'], ['a', 'b', 'c', 'x'], ['a'], ['a', 'b', 'd']),
      {},
      (cells) => {
        judged.push(cells.map((cell) => 'text' in cell && cell.text));
        return false;
      },
    );
    expect(judged).toEqual([['b', 'b'], ['c', 'd'], ['x']]);
  });
});

it('takes a column "Reference" for the link when its cells lead to web pages', () => {
  const rowsWith = (link: string) =>
    sheetRows(['Text', 'Author', 'Reference'], ['a', 'b', { kind: 'text', text: 'here', link }]);
  expect(found(columnsOf(rowsWith('https://a.example/#x'))).referenceUrl).toBe('Reference');
  expect(found(columnsOf(rowsWith('#Sheet2!A1'))).referenceUrl).toBeUndefined();
});

it('takes the columns of the recipe in a file without headings', () => {
  const columns = columnsOf(sheetRows(['a'], ['c'], ['d', 'e', 'f']), { columns: { source: 'C' } });
  expect(columns.names).toEqual(['', '', '']);
  expect([...columns.at]).toEqual([['source', 2]]);
});

it('reads rows that have but a cell in the last of all columns', () => {
  const cells: (typeof ROWS)[number]['cells'][number][] = [];
  cells[16_383] = { kind: 'text', text: 'x' };
  const far = Array.from({ length: 2000 }, (_, index) => ({ row: index + 2, cells }));
  const columns = columnsOf([sheetRow(1, 'Text', 'Source'), ...far], {
    columns: { displayDate: 'XFD' },
  });
  expect(columns.at.get('displayDate')).toBe(16_383);
  expect(columns.rows).toHaveLength(2000);
});
