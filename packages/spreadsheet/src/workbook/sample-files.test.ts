import { describe, expect, it } from 'vitest';
import {
  shownRows,
  unreadableCells,
  workbookError,
  workbookSheet,
  workbookSheets,
} from '../testing/read-sheet.ts';
import { sampleFile } from '../testing/sample-files.ts';

/** The first sheet that can be seen. */
async function read(name: string, format: 'xlsx' | 'xls' = 'xlsx') {
  const sheets = await workbookSheets(sampleFile(`${name}.${format}`), format);
  return { rows: sheets.find(({ isHidden }) => !isHidden)?.rows() ?? [] };
}

describe.each(['xlsx', 'xls'] as const)(
  'a workbook that LibreOffice has written as %s',
  (format) => {
    it('is read: scripts, line ends, long texts, links, formulas, numbers, dates', async () => {
      const sheet = await read('quotes', format);
      expect(shownRows(sheet).map((cells) => cells.slice(0, 3))).toEqual([
        ['نور “Light” 光明 😀', 'Bahá’u’lláh', '2026-03-21'],
        ['Two\nlines', 'Somebody', '2026-03-22'],
        ['نور '.repeat(1200).trim(), '1,234.50', 'March 23, 2026'],
      ]);
      expect(sheet.rows[1]?.cells[3]).toMatchObject({ link: 'https://a.example/' });
    });

    it('has cells that cannot be read, and dates that are no days', async () => {
      const sheet = await read('problems', format);
      expect(unreadableCells(sheet)).toEqual([
        'B2: The cells A2:B2 are merged. Please fill in each of them separately',
        'A3: This cell shows an error. Please replace it with its value',
      ]);
      const [, , , fourth, fifth, sixth] = sheet.rows;
      expect(fourth?.cells[1]).toEqual({ kind: 'date', day: '2026-03-21' });
      expect(fifth?.cells[2]).toEqual({ kind: 'date', day: null });
      expect(sixth?.cells[2]).toEqual({ kind: 'date', day: null });
    });

    it('has its days right when it counts from 1904', async () => {
      const [row] = shownRows(await read('from-1904', format));
      expect(row?.[2]).toBe('2026-03-21');
    });

    it('is not read when it has a password', async () => {
      const bytes = sampleFile(`protected.${format}`);
      expect(await workbookError(bytes, format)).toBe('password-protected');
    });

    it('is damaged when half of it is missing', async () => {
      const bytes = sampleFile(`quotes.${format}`);
      const half = bytes.subarray(0, bytes.length / 2);
      expect(await workbookError(half, format)).toBe(`damaged-${format}`);
    });
  },
);

describe('a damaged XLS workbook', () => {
  it('is read when the damage is in what describes the file, which is not looked at', async () => {
    const bytes = sampleFile('quotes.xls');
    const inDescription = 16_118;
    bytes[inDescription] = 0xff;
    expect(await workbookSheet(bytes, 'xls')).toEqual(await read('quotes', 'xls'));
  });
});

describe('a workbook that openpyxl has written', () => {
  it('is read: dates as texts, links', async () => {
    const { rows } = await read('openpyxl-iso');
    expect(rows[1]?.cells).toMatchObject([
      { text: 'ISO' },
      {},
      { kind: 'date', day: '2026-03-21' },
      { text: 'https://example.org/', link: 'https://a.example/' },
    ]);
  });

  it('has unreadable cells where a formula has never been calculated', async () => {
    expect(unreadableCells(await read('openpyxl'))).toEqual([
      'C3: This cell has a formula without a result. Please replace it with its value',
    ]);
  });
});
