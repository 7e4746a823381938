import { read, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../index.ts';
import { workbookSheet } from '../testing/read-sheet.ts';

/** Characters that fill the first record of the table, which has eight bytes of counts, to the last. */
const RECORD_FULL = (8224 - 8 - 3) >> 1;

/** The texts as they come back from a workbook, each in a row below the headings. */
async function survivors(texts: readonly string[]): Promise<(string | undefined)[]> {
  const columns = [
    { type: 'text', width: 80 },
    { type: 'text', width: 40 },
  ] as const;
  const rows = [['text', 'source'], ...texts.map((text) => [text, 's'])];
  const bytes = writeWorkbook([{ name: 'Quotes', columns, rows }], 'xls');
  const sheet = await workbookSheet(bytes, 'xls');
  return sheet.rows
    .slice(1)
    .map(({ cells: [cell] }) => (cell?.kind === 'text' ? cell.text : undefined));
}

describe('the strings of an XLS workbook', () => {
  // The headings and what the columns hold stand before the texts.
  it.each(Array.from({ length: 60 }, (_, index) => RECORD_FULL - 55 + index))(
    'are whole wherever a record ends: after %d characters',
    async (length) => {
      const texts = ['x'.repeat(length), 'é', '😀'.repeat(20), '光'.repeat(RECORD_FULL)];
      expect(await survivors(texts)).toEqual(texts);
    },
  );

  it('may fill many records, and be there many times', async () => {
    const texts = Array.from(
      { length: 300 },
      (_, index) => `${index % 100} ${'نور '.repeat(900)}.`,
    );
    expect(await survivors(texts)).toEqual(texts);
  });

  it('are those of all sheets together', () => {
    const columns = [
      { type: 'general', width: 10 },
      { type: 'general', width: 10 },
    ] as const;
    const long = 'l'.repeat(20_000);
    const rows = [[['zero', long], ['zero']], [[long, 'two']]];
    const sheets = rows.map((of, index) => ({ name: `Sheet ${index}`, columns, rows: of }));
    const { Sheets } = read(writeWorkbook(sheets, 'xls'), { type: 'buffer' });
    const found = Object.values(Sheets).map((sheet) => utils.sheet_to_json(sheet, { header: 1 }));
    expect(found).toEqual(rows);
  });
});
