import type { QuoteFileFormat } from '@bahai-friends/contract';
import type { SheetCell } from '@bahai-friends/spreadsheet';
import { describe, expect, it } from 'vitest';
import { readFile, rejectionOf } from '../testing/read-file.ts';
import { readDateColumn } from './read-date-column.ts';

function advice(format: QuoteFileFormat, cells: readonly (string | SheetCell)[]): string | null {
  const dates = cells.map((cell, index) => ({
    row: index + 2,
    cell: typeof cell === 'string' ? ({ kind: 'text', text: cell } as const) : cell,
  }));
  return readDateColumn('Date', dates, { format }).advice?.message ?? null;
}

const inCsv = (...texts: string[]): string | null => advice('csv', texts);
const inWorkbook = (...cells: (string | SheetCell)[]): string | null => advice('xlsx', cells);

const SERIAL: SheetCell = { kind: 'number', text: '46102' };

describe('advice for a file whose dates are all wrong in one way', () => {
  it('fits a CSV file', () => {
    const rewritten =
      'No date in the file has the form YYYY-MM-DD: spreadsheet programs rewrite dates in CSV files. ' +
      'Please save the file as an Excel workbook (.xlsx), or write the dates as YYYY-MM-DD.';
    expect(inCsv('03/04/2026', '5.6.26')).toBe(rewritten);
    expect(inCsv('03/04/2027', '06/07/2027')).toBe(rewritten);
    expect(inCsv('46102', '46103')).toMatch(/^Every date in the file is a number\. Please give/);
    expect(inCsv('2026-02-30', '31/02/2026')).toMatch(/^No date in the file is a real day\./);
    expect(inCsv('soon')).toMatch(/^No date in the file can be read\./);
    expect(inCsv('1406/01/01', '۲ فروردین ۱۴۰۶')).toMatch(
      /^Every date in the file looks like one of the Iranian or Islamic calendar\./,
    );
    expect(inCsv('2570-03-21')).toMatch(/^No date in the file has a year from 1844 to 2351\./);
    expect(inCsv('Mon 2027-03-21')).toMatch(/^No weekday in the file fits its date\./);
  });

  it('fits a workbook, without the advice to save it as one', () => {
    expect(inWorkbook('21/03/27', '03/04/2027')).toBe(
      'Every date in the file is a text in another form than YYYY-MM-DD. Please write the dates as YYYY-MM-DD.',
    );
    expect(advice('xls', [SERIAL, '46103'])).toMatch(
      /^Every date in the file is a number\. Please format/,
    );
    expect(inWorkbook({ kind: 'date', day: null })).toMatch(
      /^No date in the file stands for a sure day\./,
    );
    expect(inWorkbook({ kind: 'unreadable', fault: { code: 'error' }, message: 'Why' })).toMatch(
      /^No cell of the column displayDate can be read\./,
    );
  });

  it('is not given when they differ, when some are right, or when there are none', () => {
    expect(inCsv('03/04/2026', '2026-03-21')).toBeNull();
    expect(inCsv('03/04/2026', 'soon')).toBeNull();
    expect(inWorkbook(SERIAL, { kind: 'date', day: '2026-03-21' })).toBeNull();
    expect(inCsv('21/03/2027', '03/04/2027')).toBeNull();
    expect(inCsv()).toBeNull();
  });

  it('begins the message about a rejected file', async () => {
    const file = 'text,source,displayDate\nt,s,soon\nt,s,later';
    expect(await rejectionOf(readFile(file, 'csv'))).toMatch(/^No date in the file can be read\./);
  });
});
