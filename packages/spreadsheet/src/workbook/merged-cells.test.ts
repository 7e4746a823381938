import { describe, expect, it } from 'vitest';
import { HOSTILE_MERGES } from '../testing/hostile-merges.ts';
import {
  unreadableCells,
  workbookError,
  workbookSheet,
  workbookSheets,
} from '../testing/read-sheet.ts';
import { HEADINGS, number, type WorkbookContent, xlsxOf } from '../testing/xlsx.ts';

const read = (content: WorkbookContent) => workbookSheet(xlsxOf(content));
const cells = { ...HEADINGS, A2: 'One', B2: 'Source', A3: 'Two', A5: 'Three' };

/** The cells of a column, by row; undefined where the cell is empty. */
const columnOf = async (column: number, content: WorkbookContent) =>
  Object.fromEntries((await read(content)).rows.map(({ row, cells }) => [row, cells[column]]));

describe('merged cells', () => {
  it('have their value in all rows of their first column that have something', async () => {
    const shared = { kind: 'text', text: 'Source', merged: 'B2:B6' };
    expect(await columnOf(1, { cells, merges: ['B2:B6'] })).toEqual({
      1: { kind: 'text', text: 'source' },
      2: shared,
      3: shared,
      5: shared,
    });
  });

  it('have the value whatever it is, and not what may stand below it', async () => {
    const dated = { ...cells, C2: number(46_102, 'yyyy-mm-dd'), C3: 'hidden by the merge' };
    const links = { D2: 'https://a.b/' };
    const content = { cells: { ...dated, D2: 'here' }, links, merges: ['C2:C3', 'D2:D3'] };
    expect((await columnOf(2, content))[3]).toEqual({
      kind: 'date',
      day: '2026-03-21',
      merged: 'C2:C3',
    });
    expect((await columnOf(3, content))[3]).toEqual({
      kind: 'text',
      text: 'here',
      link: 'https://a.b/',
      merged: 'D2:D3',
    });
  });

  it('are unreadable in other columns, in every row', async () => {
    const sheet = await read({ cells, merges: ['B2:C3', 'A1:B1'] });
    const sentence = (range: string) =>
      `The cells ${range} are merged. Please fill in each of them separately`;
    expect(unreadableCells(sheet)).toEqual([
      `B1: ${sentence('A1:B1')}`,
      `C2: ${sentence('B2:C3')}`,
      `C3: ${sentence('B2:C3')}`,
    ]);
    expect(sheet.rows[0]?.cells[0]).toEqual({ kind: 'text', text: 'text', merged: 'A1:B1' });
  });

  it.each([
    ['without a value', 'D2:D3'],
    ['without a row', 'A9:D9'],
    ['of one cell', 'A2:A2'],
    ['that end before they begin', 'B3:A2'],
    ['of no cells', 'x:y'],
  ])('do not matter %s', async (_, range) => {
    expect(await read({ cells, merges: [range] })).toEqual(await read({ cells }));
  });

  it('add no rows and no columns to a sheet', async () => {
    const { rows } = await read({ cells, merges: ['A5:XFD1048576'] });
    expect(rows.map(({ row }) => row)).toEqual([1, 2, 3, 5]);
    expect(rows[3]?.cells.length).toBeLessThan(100);
  });

  it('hold for the first rows as for all', async () => {
    const [sheet] = await workbookSheets(xlsxOf({ cells, merges: ['B2:B6', 'A5:B6'] }));
    expect(sheet?.firstRows(2)).toEqual(sheet?.rows().slice(0, 2));
  });

  it('count as the cells that they hold for', async () => {
    const bytes = xlsxOf({ cells, merges: ['B2:B6'] });
    const own = Object.keys(cells).length;
    const { rows } = await workbookSheet(bytes, 'xlsx', { cellsMax: own + 3 });
    expect(rows).toHaveLength(4);
    expect(await workbookError(bytes, 'xlsx', { cellsMax: own + 2 })).toBe('too-many-cells');
  });

  it('are not followed where they hold for more cells than a workbook may have', async () => {
    const bytes = HOSTILE_MERGES['10,000 merged ranges over a million rows']?.() ?? '';
    expect(await workbookError(bytes, 'xlsx', { unpackedMax: 20_000_000 })).toBe('too-many-cells');
  });
});
