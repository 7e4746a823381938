import { describe, expect, it } from 'vitest';
import { shownRows, workbookError, workbookSheet } from '../testing/read-sheet.ts';
import { partsWithout, SHEET, WORKBOOK, withSheet, xlsxOf, xlsxParts } from '../testing/xlsx.ts';
import { zipOf } from '../testing/zip.ts';

describe('a damaged workbook', () => {
  const whole = xlsxOf(WORKBOOK);
  const parts = xlsxParts(WORKBOOK);
  const [first] = parts;
  const again = { content: first?.content ?? '', name: 'xl/worksheets/sheet2.xml', offset: 0 };

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
    ['two parts are in one place', zipOf([...parts, again])],
    ['a part is there twice', zipOf([...parts, { name: SHEET, content: 'x' }])],
  ])('is not read when %s', async (_, bytes) => {
    expect(await workbookError(bytes)).toBe('damaged-xlsx');
  });

  it('is never read in part, wherever a byte is wrong', async () => {
    const good = await workbookSheet(whole);
    for (let at = 0; at < whole.length; at += 7) {
      const bytes = Buffer.from(whole);
      bytes[at] = ~(whole[at] ?? 0) & 0xff;
      const sheet = await workbookSheet(bytes).catch(() => good);
      expect(sheet).toEqual(good);
    }
  });
});

describe('an unusual ZIP file', () => {
  it('is read: stored parts, sizes of more than 32 bits, wrong sizes before a part', async () => {
    for (const bytes of [
      withSheet({ isStored: true }),
      withSheet({ isZip64: true }),
      withSheet({ localSize: 0 }),
    ]) {
      expect(shownRows(await workbookSheet(bytes))).toEqual([['Quote', 'Source']]);
    }
  });
});
