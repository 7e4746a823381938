import { describe, expect, it } from 'vitest';
import {
  partsWithout,
  SHEET,
  WORKBOOK,
  withSheet,
  xlsxOf,
  xlsxParts,
} from '../../../../../packages/spreadsheet/src/testing/xlsx.ts';
import { zipOf } from '../../../../../packages/spreadsheet/src/testing/zip.ts';
import { DAMAGED } from '../../../../../packages/spreadsheet/src/workbook/open-workbook.ts';
import { quotesOf, readFile, refusalOf } from './testing/read-file.ts';

describe('a damaged workbook', () => {
  const whole = xlsxOf(WORKBOOK);

  it.each([
    ['its end is missing', whole.subarray(0, -30)],
    ['its beginning is all', whole.subarray(0, 4)],
    ['a checksum does not fit', withSheet({ checksum: 1 })],
    ['a size does not fit', withSheet({ size: 5000 })],
    ['its sheet is missing', zipOf(partsWithout(SHEET))],
    [
      'a shared string is missing',
      withSheet({
        content:
          '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>7</v></c></row></sheetData></worksheet>',
      }),
    ],
    ['a part is there twice', zipOf([...xlsxParts(WORKBOOK), { name: SHEET, content: 'x' }])],
  ])('is refused when %s', (_, bytes) =>
    expect(refusalOf(readFile(bytes, 'xlsx'))).toBe(DAMAGED.xlsx),
  );

  it('is never read in part, wherever a byte is wrong', () => {
    const good = readFile(whole, 'xlsx');
    for (let at = 0; at < whole.length; at += 7) {
      const bytes = Buffer.from(whole);
      bytes[at] = ~(whole[at] ?? 0) & 0xff;
      const reading = readFile(bytes, 'xlsx');
      if (reading.ok) expect(reading).toEqual(good);
    }
  });
});

describe('an unusual ZIP file', () => {
  it('is read: stored parts, sizes of more than 32 bits, wrong sizes before a part', () => {
    for (const bytes of [
      withSheet({ isStored: true }),
      withSheet({ isZip64: true }),
      withSheet({ localSize: 0 }),
    ]) {
      expect(quotesOf(readFile(bytes, 'xlsx'))).toMatchObject([{ text: 'Quote' }]);
    }
  });
});
