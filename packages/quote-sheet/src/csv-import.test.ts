import { describe, expect, it } from 'vitest';
import { LIMITS, problemsOf, quotesOf, readFile, rejectionOf } from './testing/read-file.ts';

const read = (content: string | Uint8Array) => readFile(content, 'csv');
const csv = (...rows: string[]): string => ['text,source', ...rows].join('\n');

describe('a CSV file of quotes', () => {
  it.each([',', ';', '\t'])('has columns separated by %j', async (separator) => {
    const rows = ['text', 'source', 'Display Date'].join(separator);
    expect(
      await quotesOf(read(`${rows}\n"a, b; c\td"${separator}s${separator}2026-03-21`)),
    ).toMatchObject([{ text: 'a, b; c\td', source: 's', displayDate: '2026-03-21' }]);
  });

  it('has a note when it is not in UTF-8', async () => {
    const result = await read(Buffer.from(csv('\x93Caf\xe9\x94 \x96 it\x92s,Bah\xe1'), 'latin1'));
    expect(result).toMatchObject({
      rows: [{ values: { text: '“Café” – it’s', source: 'Bahá' } }],
      notes: [
        'The file is not in UTF-8. It was read as Windows-1252 (Western European): please check letters with accents and quotation marks, and save it as “CSV UTF-8” if they are wrong.',
      ],
    });
  });

  it('is rejected for letters that cannot be shown', async () => {
    expect(await problemsOf(read(csv('a\u0007,b')))).toEqual([
      '2 text: Quote text contains characters that cannot be shown. Please type it again',
    ]);
  });

  it('is rejected for a row with too many values, unless nothing stands in them', async () => {
    expect(await problemsOf(read(csv('a,b, ,', 'One, two,Somebody')))).toEqual([
      '3 : This row has more values than there are columns. Please put quotation marks around a text that contains the separator',
    ]);
  });

  it('has empty values where a row has too few', async () => {
    expect(await problemsOf(read(csv('only words', '"",s')))).toEqual([
      '2 source: Source is required',
      '3 text: Quote text is required',
    ]);
  });

  it('has its rows numbered as spreadsheet programs do', async () => {
    expect(await problemsOf(read(csv('', '"a\nb",s', ' , ', '\u00a0,', ',s')))).toEqual([
      '6 text: Quote text is required',
    ]);
  });

  it('may have as many quotes as may be uploaded though each has a value too few', async () => {
    const content = [
      'text,source,displayDate',
      ...Array.from({ length: 150_000 }, (_, i) => `a${i},b`),
    ].join('\n');
    const result = readFile(content, 'csv', {
      limits: { ...LIMITS, rowsMax: 200_000 },
    });
    expect(await quotesOf(result)).toHaveLength(150_000);
    expect(await rejectionOf(readFile(`text,source\n${',,\n'.repeat(100_001)}`, 'csv'))).toMatch(
      /^The file has far more rows than a list of quotes/,
    );
    const few = { limits: { ...LIMITS, rowsMax: 1 } };
    const blank = `text,source\na,b\n${',,\n'.repeat(100_000)}`;
    expect(await quotesOf(readFile(blank, 'csv', few))).toHaveLength(1);
  });
});
