import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { sampleFile } from '@bahai-friends/spreadsheet/testing/sample-files';
import { describe, expect, it } from 'vitest';
import { problemsOf, quotesOf, readFile, rejectionOf } from './testing/read-file.ts';

const read = (name: string, format: 'xlsx' | 'xls' = 'xlsx') =>
  readFile(sampleFile(`${name}.${format}`), format);

describe.each(['xlsx', 'xls'] as const)(
  'a workbook that LibreOffice has written as %s',
  (format) => {
    it('is read: scripts, line ends, long texts, links, formulas, numbers, dates', async () => {
      const reading = read('quotes', format);
      expect(await quotesOf(reading)).toEqual([
        newQuoteWith({
          text: 'نور “Light” 光明 😀',
          source: 'Bahá’u’lláh',
          displayDate: '2026-03-21',
          referenceUrl: 'https://a.example/',
        }),
        newQuoteWith({
          text: 'Two\nlines',
          source: 'Somebody',
          displayDate: '2026-03-22',
          referenceUrl: 'https://example.org/?a=1&b=2',
        }),
        newQuoteWith({
          text: 'نور '.repeat(1200).trim(),
          source: '1,234.50',
          displayDate: '2026-03-23',
        }),
      ]);
      expect(await reading).toMatchObject({
        notes: [
          'Only the sheet “Quotes” was read, not “Plans” (1 row).',
          'In 1 row, the address that a link leads to was used.',
        ],
      });
    });

    it('is rejected with each cell that cannot be read', async () => {
      expect(await problemsOf(read('problems', format))).toEqual([
        '2 source: The cells A2:B2 are merged. Please fill in each of them separately',
        '3 text: This cell shows an error. Please replace it with its value',
        '4 source: This cell holds the date 2026-03-21. Please format it as text and type it again',
        '5 displayDate: This cell has a date or time that stands for no sure day. Please write it as YYYY-MM-DD',
        '6 displayDate: This cell has a date or time that stands for no sure day. Please write it as YYYY-MM-DD',
      ]);
      // A question about the file does not count as a problem.
      expect(await rejectionOf(read('problems', format))).toMatch(
        /“03\/04\/2026” is April 3, 2026 or/,
      );
    });

    it('has its days right when it counts from 1904', async () => {
      const [quote] = await quotesOf(read('from-1904', format));
      expect(quote?.displayDate).toBe('2026-03-21');
    });

    it('is rejected when it has a password', async () => {
      expect(await rejectionOf(read('protected', format))).toBe(
        'The workbook is password-protected. Please save it without a password and upload it again.',
      );
    });
  },
);

describe('a damaged XLS workbook', () => {
  it('is read when the damage is in what describes the file, which is not looked at', async () => {
    const bytes = sampleFile('quotes.xls');
    const inDescription = 16_118;
    bytes[inDescription] = 0xff;
    expect(await quotesOf(readFile(bytes, 'xls'))).toHaveLength(3);
  });
});

describe('a workbook that openpyxl has written', () => {
  it('is read: dates as texts, links', async () => {
    expect(await quotesOf(read('openpyxl-iso'))).toMatchObject([
      { text: 'ISO', displayDate: '2026-03-21', referenceUrl: 'https://a.example/' },
    ]);
  });

  it('is rejected when a formula has never been calculated', async () => {
    expect(await problemsOf(read('openpyxl'))).toEqual([
      '3 displayDate: This cell has a formula without a result. Please replace it with its value',
    ]);
  });
});
