import type { SheetCell } from '@bahai-friends/spreadsheet';
import { describe, expect, it } from 'vitest';
import { columnsOf, found, sheetRows, type Value } from './testing/sheet-rows.ts';

const HEADER = ['Quote', 'Author', 'Date', '', ''];
const DIVIDED = { text: 'Quote', source: 'Author', year: 'Year', month: 'Month', day: 'Day' };

const columnsWith = (header: Value[], second: Value[]) =>
  columnsOf(sheetRows(header, second, ['a', 'b', '2027', 'March', '21']));

describe('a second row of headings', () => {
  it('may divide the date', () => {
    const columns = columnsWith(HEADER, ['', '', 'Year', 'Month', 'Day']);
    expect(found(columns)).toEqual(DIVIDED);
    expect(columns).toMatchObject({
      headerRow: 1,
      isUnsure: false,
      rows: [{ row: 3 }],
      notes: [{ message: 'Row 2 repeats the headings and was not read.' }],
    });
  });

  it('may be merged with the first but for the date', () => {
    const merged = (text: string, range: string): SheetCell => ({
      ...{ kind: 'text', text },
      merged: range,
    });
    const [quote, author] = [merged('Quote', 'A1:A2'), merged('Author', 'B1:B2')];
    const covered: SheetCell = {
      kind: 'unreadable',
      fault: { code: 'merged', range: 'C1:E1' },
      message: 'merged',
    };
    const header = [quote, author, merged('Date', 'C1:E1'), covered, covered];
    const columns = columnsWith(header, [quote, author, 'Day', 'Month', 'Year']);
    expect(found(columns)).toEqual(DIVIDED);
    expect(columns.rows).toMatchObject([{ row: 3 }]);
  });

  it.each([
    [HEADER, ['', '', 'Year', 'Month', '']],
    [HEADER, ['', '', 'Year', 'Month', 'Hour']],
    [HEADER, ['Be kind', '', 'Year', 'Month', 'Day']],
    [
      ['Quote', 'Author', 'Date', 'Notes', ''],
      ['', '', 'Year', 'Month', 'Day'],
    ],
  ])('is no such one: %j, %j', (header, second) => {
    const columns = columnsWith(header, second);
    expect(columns.dateParts).toBeNull();
    expect(columns.rows).toMatchObject([{ row: 2 }, { row: 3 }]);
  });

  it('stands right below the first', () => {
    const rows = sheetRows(HEADER, [''], ['', '', 'Year', 'Month', 'Day'], ['a', 'b']);
    expect(columnsOf(rows).dateParts).toBeNull();
    expect(columnsOf(sheetRows(['Year', 'Month', 'Day'])).dateParts).toBeNull();
  });
});
