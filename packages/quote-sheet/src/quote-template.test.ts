import { type CellObject, read, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { EXAMPLE, writeQuoteTemplate } from './quote-template.ts';
import { quotesOf, ROWS_MAX, readFile, rejectionOf } from './testing/read-file.ts';

const template = (format: 'csv' | 'xlsx') => writeQuoteTemplate(format, ROWS_MAX);
const workbook = () => read(template('xlsx'), { cellNF: true, cellStyles: true, sheetStubs: true });

describe('the Excel template', () => {
  it('takes texts as texts and dates as dates, whatever is typed', () => {
    const sheet = workbook().Sheets.Quotes ?? {};
    for (const row of [2, 3, 200, 401, 402]) {
      const formats = ['A', 'B', 'C', 'D'].map((column) => sheet[`${column}${row}`]?.z);
      expect(formats).toEqual(['@', '@', 'yyyy-mm-dd', '@']);
    }
    expect(sheet.A3?.t).toBe('z');
  });

  it('has columns that are wide enough, and an example with a real date', () => {
    const sheet = workbook().Sheets.Quotes ?? {};
    expect(utils.sheet_to_json(sheet, { header: 1, blankrows: false, raw: false })).toEqual([
      ['text', 'source', 'displayDate', 'referenceUrl'],
      [EXAMPLE.text, EXAMPLE.source, EXAMPLE.displayDate, EXAMPLE.referenceUrl],
    ]);
    expect(sheet['!cols']?.map(({ width = 0 }) => width > 13)).toEqual(Array(4).fill(true));
  });

  it('explains each column and the limits in its notes', () => {
    const { SheetNames, Sheets } = workbook();
    expect(SheetNames).toEqual(['Quotes', 'Notes']);
    const notes = utils.sheet_to_csv(Sheets.Notes ?? {});
    for (const words of ['text,', 'source,', 'displayDate,', 'referenceUrl,', '20,000', '5,000']) {
      expect(notes).toContain(words);
    }
  });

  it('can be uploaded when it is filled in, without its example and notes', async () => {
    const filled = workbook();
    const sheet = filled.Sheets.Quotes ?? {};
    const fill = (address: string, cell: Partial<CellObject>) =>
      Object.assign(sheet[address] as CellObject, cell);
    fill('A3', { t: 's', v: '=1+1 is not calculated' });
    fill('B3', { t: 's', v: '0012' });
    fill('C3', { t: 'n', v: 46_103 });
    const reading = readFile(write(filled, { type: 'buffer', bookType: 'xlsx' }), 'xlsx');
    expect(await quotesOf(reading)).toMatchObject([
      { text: '=1+1 is not calculated', source: '0012', displayDate: '2026-03-22' },
    ]);
    expect(await reading).toMatchObject({ notes: ['The example in row 2 was not added.'] });
  });
});

describe('the CSV template', () => {
  it('opens right in spreadsheet programs, and has the columns of the other', () => {
    expect(Buffer.from(template('csv')).toString()).toBe(
      `\uFEFF"text","source","displayDate","referenceUrl"\r\n${Object.values(EXAMPLE)
        .map((value) => `"${value}"`)
        .join()}\r\n`,
    );
  });
});

describe('a template', () => {
  it.each(['csv', 'xlsx'] as const)('has nothing to upload as it is: %s', async (format) => {
    expect(await rejectionOf(readFile(template(format), format))).toMatch(
      /^The file has no quotes\./,
    );
  });
});
