import { columnName } from '@bahai-friends/spreadsheet';
import { describe, expect, it } from 'vitest';
import { holdsDates } from '../dates/holds-dates.ts';
import { ignoredColumns, previewColumns } from './column-report.ts';
import { findColumns } from './find-columns.ts';
import { columnsOf, sheetRow, sheetRows } from './testing/sheet-rows.ts';

const LONG = 'é'.repeat(101);
const CUT = `${'é'.repeat(100)}…`;

describe('the columns that are not read', () => {
  it('are those with a heading, then those without', () => {
    const rows = sheetRows(
      ['Text', '__proto__', 'Source', '', 'Passage', LONG],
      ['a', '', 'b', 'x', '', '', 'y'],
      ['a', '', 'b', '', '', '', '', '', 'z'],
    );
    expect(ignoredColumns(columnsOf(rows))).toEqual([
      ...['__proto__', 'Passage', CUT].map((text) => ({ isNamed: true, text })),
      ...['D', 'G', 'I'].map((text) => ({ isNamed: false, text })),
    ]);
  });

  it('are none of a date in three columns, nor those of the recipe', () => {
    const rows = sheetRows(
      ['Text', 'Source', 'Day', 'Month', 'Year'],
      ['a', 'b', 'c', 'd', 'e', 'f'],
    );
    expect(ignoredColumns(columnsOf(rows, { columns: { referenceUrl: 'F' } }))).toEqual([]);
  });

  it('do not have what stands above the headings or repeats them', () => {
    const rows = sheetRows(['title', '', '', 'x'], ['Text', 'Source'], ['Text', 'Source', 'y']);
    expect(ignoredColumns(columnsOf(rows))).toEqual([]);
  });

  it('are all but those of the recipe in a file without headings', () => {
    const columns = columnsOf(sheetRows(['a', 'b', 'c']), { columns: { text: 'B' } });
    expect(ignoredColumns(columns)).toEqual([
      { isNamed: false, text: 'A' },
      { isNamed: false, text: 'C' },
    ]);
  });
});

describe('the columns to choose from', () => {
  it('have letter, heading, the first values and what they are read as', () => {
    const rows = sheetRows(
      ['Text', 'Source', '', 'Day', 'Month', 'Year', 'Empty'],
      ['one', '', 'x', '21', '3', '2027'],
      ['two', LONG, '', '22', '3', '2027'],
      ['three'],
      ['four'],
    );
    expect(previewColumns(columnsOf(rows))).toEqual([
      { letter: 'A', name: 'Text', samples: ['one', 'two', 'three'], column: 'text' },
      { letter: 'B', name: 'Source', samples: [CUT], column: 'source' },
      { letter: 'C', name: '', samples: ['x'], column: null },
      { letter: 'D', name: 'Day', samples: ['21', '22'], column: 'displayDate' },
      { letter: 'E', name: 'Month', samples: ['3', '3'], column: 'displayDate' },
      { letter: 'F', name: 'Year', samples: ['2027', '2027'], column: 'displayDate' },
      { letter: 'G', name: 'Empty', samples: [], column: null },
    ]);
  });

  it('have headings that are cut, and no samples of cells that cannot be read', () => {
    const rows = [
      sheetRow(1, 'Text', LONG),
      sheetRow(2, 'a', { kind: 'unreadable', fault: { code: 'error' }, message: 'no' }),
      sheetRow(3, 'b', { kind: 'date', day: null }),
      sheetRow(4, 'c', { kind: 'date', day: '2027-03-21' }),
    ];
    expect(previewColumns(columnsOf(rows))[1]).toEqual({
      letter: 'B',
      name: CUT,
      samples: ['2027-03-21'],
      column: null,
    });
  });

  it('may be the date where they have dates and none is it', () => {
    const rows = sheetRows(['Passage', 'From', 'When'], ['a', 'b', '2027-03-21']);
    const [, , when] = previewColumns(findColumns(rows, {}, holdsDates));
    expect(when).toMatchObject({ name: 'When', column: null, mayBe: ['displayDate'] });
    const known = sheetRows(['Passage', 'Date', 'When'], ['a', '2027-03-21', '2027-03-22']);
    const [, , other] = previewColumns(findColumns(known, {}, holdsDates));
    expect(other).not.toHaveProperty('mayBe');
  });

  it('are not yet anything when several are equally one', () => {
    const columns = previewColumns(columnsOf(sheetRows(['Quote', 'Quote'], ['a', 'b'])));
    expect(columns.map(({ column }) => column)).toEqual([null, null]);
  });

  it('are few, however far apart they stand', () => {
    const values = [...Array<string>(16_383).fill(''), 'far'];
    const columns = previewColumns(columnsOf(sheetRows(['Text', 'Source'], values)));
    expect(columns.map(({ letter }) => letter)).toEqual(['A', 'B', columnName(16_383)]);
  });
});
