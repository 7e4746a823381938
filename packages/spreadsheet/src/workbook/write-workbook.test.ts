import { read } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { type NewSheet, writeWorkbook } from '../index.ts';
import { shownRows, workbookSheet } from '../testing/read-sheet.ts';

const COLUMNS = [
  { type: 'text', width: 80 },
  { type: 'date', width: 14 },
  { type: 'general', width: 20 },
] as const;

const sheet = (rows: NewSheet['rows'], rest: Partial<NewSheet> = {}): NewSheet => ({
  name: 'Quotes',
  columns: COLUMNS,
  rows: [['text', 'displayDate', 'notes'], ...rows],
  ...rest,
});

const OPTIONS = { cellNF: true, cellStyles: true, sheetStubs: true };

describe.each(['xlsx', 'xls'] as const)('a workbook written as %s', (format) => {
  it('is read as it was, word for word', async () => {
    const rows = [
      ['نور 😀 <b>&amp;', '2026-03-21', '_x0041_ _x005F_x0041_'],
      ['0012', '1844-05-23', 'two\nlines'],
      ['=1+1', 'some day', ''],
    ];
    expect(shownRows(await workbookSheet(writeWorkbook([sheet(rows)], format), format))).toEqual([
      rows[0],
      rows[1],
      ['=1+1', 'some day'],
    ]);
  });

  it('has date cells for days from March 1900 on, and text cells for all other texts', () => {
    const rows = [
      ['a', '1900-03-01'],
      ['b', '1900-02-28'],
      ['c', null],
    ];
    const { Sheets } = read(writeWorkbook([sheet(rows)], format), OPTIONS);
    const cells = ['A2', 'B2', 'B3', 'B4'].map((address) => Sheets.Quotes?.[address]);
    expect(cells).toMatchObject([
      { t: 's', z: '@' },
      { t: 'n', v: 61, z: 'yyyy-mm-dd' },
      { t: 's', v: '1900-02-28', z: '@' },
      { t: 'z' },
    ]);
  });

  it('has its sheets by their names, and as many empty rows as wanted', () => {
    const sheets = [sheet([], { emptyRows: 2 }), sheet([], { name: 'Notes' })];
    const { SheetNames, Sheets } = read(writeWorkbook(sheets, format), OPTIONS);
    expect(SheetNames).toEqual(['Quotes', 'Notes']);
    expect([Sheets.Quotes?.B2?.t, Sheets.Quotes?.B3?.t]).toEqual(['z', 'z']);
    expect([Sheets.Quotes?.B4, Sheets.Notes?.B2]).toEqual([undefined, undefined]);
  });
});

it('gives the columns of an XLSX file their widths, and the formats of empty cells', () => {
  const { Sheets } = read(writeWorkbook([sheet([], { emptyRows: 1 })], 'xlsx'), OPTIONS);
  const formats = [Sheets.Quotes?.A2?.z, Sheets.Quotes?.B2?.z, Sheets.Quotes?.C2];
  expect(formats).toEqual(['@', 'yyyy-mm-dd', undefined]);
  const widths = Sheets.Quotes?.['!cols']?.map(({ width = 0 }) => Math.floor(width));
  expect(widths).toEqual([80, 14, 20]);
});
