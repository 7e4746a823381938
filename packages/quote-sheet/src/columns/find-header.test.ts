import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { describe, expect, it } from 'vitest';
import { columnsOf, found, sheetRow, sheetRows } from './testing/sheet-rows.ts';

const HEADER = ['Passage', 'Author', 'Date'];
const BLANK: string[] = [];
const blankRows = (count: number) => Array<string[]>(count).fill(BLANK);

describe('the row with the headings', () => {
  it.each([
    [1, [HEADER, ['a', 'b']]],
    [3, [['Our quotes'], ['2027'], HEADER, ['a', 'b']]],
    [2, [BLANK, HEADER, ['a', 'b']]],
    [40, [...blankRows(39), HEADER, ['a', 'b']]],
    [20, [...Array<string[]>(19).fill(['title']), HEADER]],
    [3, [['Quotes'], ['Text'], ['Text', 'Reference'], ['a', 'b']]],
    [2, [['title'], ['Text', 'Day'], ['a', 'b'], ['Text']]],
    [
      2,
      [
        ['Author', 'Date'],
        ['', 'Source', 'Quote'],
      ],
    ],
  ])('is row %i', (headerRow, rows) => {
    expect(columnsOf(sheetRows(...rows)).headerRow).toBe(headerRow);
  });

  it('is none beyond the first 20 with something in them', () => {
    const rows = sheetRows(...Array<string[]>(20).fill(['title', 'x']), HEADER, ['a', 'b']);
    expect(columnsOf(rows)).toMatchObject({
      headerRow: 0,
      names: [],
      isUnsure: true,
      notes: [],
    });
    expect(columnsOf(rows).rows).toHaveLength(22);
  });

  it('needs a text', () => {
    const rows = sheetRows(['Words of wisdom', 'Author', 'Date'], ['a', 'b', '2027-03-21']);
    expect(columnsOf(rows)).toMatchObject({
      headerRow: 0,
      rows,
      isUnsure: true,
      issues: [
        { row: 1, column: 'text', message: 'The column text is missing' },
        { row: 1, column: 'source', message: 'The column source is missing' },
      ],
    });
  });

  it('has issues of its own number', () => {
    const { issues } = columnsOf(sheetRows(['title'], BLANK, ['Text', 'Text']));
    expect(withoutCodes(issues)).toEqual([
      { row: 3, column: 'source', message: 'The column source is missing' },
      { row: 3, column: 'text', message: 'There are 2 columns named text' },
    ]);
  });

  it('does not count cells that cannot be read, dates and numbers', () => {
    const unreadable = { kind: 'unreadable', fault: { code: 'error' }, message: 'text' } as const;
    const rows = [
      sheetRow(1, unreadable, { kind: 'number', text: '7' }, { kind: 'date', day: '2027-03-21' }),
      sheetRow(2, 'Text', unreadable, 'Source', undefined, { kind: 'date', day: null }),
    ];
    expect(columnsOf(rows)).toMatchObject({
      headerRow: 2,
      names: ['Text', '', 'Source', '', ''],
      isUnsure: false,
    });
  });

  it('is nowhere in a sheet without rows', () => {
    expect(columnsOf([])).toMatchObject({ headerRow: 0, names: [], rows: [], isUnsure: true });
  });

  it.each([
    [0, []],
    [1, [{ message: 'The row above the headings in row 4 was not read.' }]],
    [2, [{ message: 'The 2 rows above the headings in row 4 were not read.' }]],
  ])('has a note when %i rows stand above', (count, notes) => {
    const above = [...Array<string[]>(count).fill(['title']), ...blankRows(3 - count)];
    const rows = sheetRows(...above, HEADER, ['a', 'b']);
    expect(columnsOf(rows)).toMatchObject({ headerRow: 4, notes, rows: [{ row: 5 }] });
  });
});

describe('the row of the recipe', () => {
  const rows = sheetRows(['title'], HEADER, BLANK, ['Text', 'Source'], ['a', 'b']);

  it('has the headings, whatever the file says', () => {
    expect(found(columnsOf(rows, { headerRow: 4 }))).toEqual({ text: 'Text', source: 'Source' });
    expect(columnsOf(rows, { headerRow: 1 })).toMatchObject({
      headerRow: 1,
      names: ['title'],
      isUnsure: true,
      issues: [
        { row: 1, column: 'text' },
        { row: 1, column: 'source' },
      ],
      rows: [{ row: 2 }, { row: 4 }, { row: 5 }],
    });
  });

  it('may be far below', () => {
    const far = sheetRows(...Array<string[]>(300).fill(['a', 'b']), HEADER, ['c', 'd']);
    expect(columnsOf(far, { headerRow: 301 })).toMatchObject({
      headerRow: 301,
      notes: [{ message: 'The 300 rows above the headings in row 301 were not read.' }],
      rows: [{ row: 302 }],
    });
  });

  it('may be none: all rows are quotes', () => {
    const columns = columnsOf(rows, { headerRow: 0, columns: { text: 'A', source: 'B' } });
    expect(columns).toMatchObject({ headerRow: 0, names: ['', ''], isUnsure: false, rows });
    expect(columns.notes).toEqual([]);
  });

  it.each([3, 6, 1_048_576])('must have something in it: %i', (headerRow) => {
    const blank = [...rows.slice(0, 2), sheetRow(3, '', ''), ...rows.slice(2)];
    for (const some of [rows, blank]) {
      expect(() => columnsOf(some, { headerRow })).toThrow(
        `The recipe says that the headings are in row ${headerRow}, but nothing is in it. If the file has changed, please choose it again.`,
      );
    }
  });
});

describe('rows below that repeat the headings', () => {
  const notesOf = (...below: string[][]) =>
    columnsOf(sheetRows([...HEADER, 'Notes'], ['a', 'b'], ...below)).notes.map(
      ({ message }) => message,
    );

  it.each([
    [HEADER],
    [['PASSAGE:', 'author', '', 'Notes']],
    [['Zitat', 'Quelle', 'Datum', 'Bemerkungen']],
    [['', '', 'Date']],
    [['Text', 'Reference', 'Day']],
  ])('are left out and noted: %j', (row) => {
    const rows = sheetRows(HEADER, ['a', 'b'], row, ['c', 'd']);
    expect(columnsOf(rows)).toMatchObject({
      rows: [{ row: 2 }, { row: 4 }],
      notes: [{ message: 'Row 3 repeats the headings and was not read.' }],
    });
  });

  it('are noted once with their number', () => {
    expect(notesOf(HEADER, ['c', 'd'], HEADER, HEADER)).toEqual([
      '3 rows repeat the headings and were not read, the first of them row 3.',
    ]);
  });

  it.each([
    [['Passage', 'Somebody']],
    [['Author', 'Passage']],
    [['Passage', 'Author', '2027-03-21']],
    [['', '', '', 'Notes']],
    [['a passage', 'an author']],
  ])('are not those that hold anything else: %j', (row) => {
    expect(notesOf(row)).toEqual([]);
  });

  it('may repeat headings that mean nothing, in columns of the recipe', () => {
    const rows = sheetRows(['Wisdom', 'By'], ['a', 'b'], ['Wisdom', 'By'], ['Wisdom', 'c']);
    const choice = { headerRow: 1, columns: { text: 'A', source: 'B' } };
    expect(columnsOf(rows, choice).rows).toMatchObject([{ row: 2 }, { row: 4 }]);
  });

  it('may repeat the parts of a date', () => {
    const header = ['Text', 'Source', 'Year', 'Month', 'Day'];
    const rows = sheetRows(header, ['a', 'b'], ['', '', 'Year', 'Month', 'Day'], ['', '', 'Day']);
    expect(columnsOf(rows).rows).toMatchObject([{ row: 2 }, { row: 4 }]);
  });

  it('may be in another language below the own names, where no heading could be a value', () => {
    const header = ['text', 'source', 'displayDate', 'referenceUrl'];
    const rows = sheetRows(header, ['Texto', 'Autor', 'Fecha', 'Enlace'], ['Texto', 'Autor']);
    expect(columnsOf(rows).rows).toMatchObject([{ row: 3 }]);
  });

  it('are read when the recipe says that there are no headings', () => {
    const rows = sheetRows(HEADER, HEADER);
    expect(columnsOf(rows, { headerRow: 0, columns: { text: 'A' } }).rows).toHaveLength(2);
  });
});
