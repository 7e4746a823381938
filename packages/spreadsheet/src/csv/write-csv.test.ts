import { expect, it } from 'vitest';
import { writeCsv } from '../index.ts';
import { csvSheet, shownRows } from '../testing/read-sheet.ts';

const ROWS = [
  ['text', 'source'],
  ['a "b", c\nd', null],
  [' نور', ''],
];

it('writes texts in quotation marks, with a byte order mark and CRLF', () => {
  expect(Buffer.from(writeCsv(ROWS)).toString()).toBe(
    '\uFEFF"text","source"\r\n"a ""b"", c\nd",\r\n" نور",""\r\n',
  );
});

it('writes what reading gives back', () => {
  expect(shownRows(csvSheet(writeCsv(ROWS)))).toEqual([
    ['a "b", c\nd', ''],
    ['نور', ''],
  ]);
});
