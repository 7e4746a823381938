import { filled, inline, MEGABYTE, workbook } from './hostile-workbook.ts';

/** Workbooks with many merged ranges, or large ones. */
export const HOSTILE_MERGES: Readonly<Record<string, () => Uint8Array>> = {
  'a million merged ranges': () =>
    workbook({ merges: Array.from({ length: MEGABYTE }, (_, index) => `A${index}:D${index}`) }),
  'a million merged ranges over one cell': () =>
    workbook({ merges: Array<string>(MEGABYTE).fill('A2:XFD1048576') }),
  '10,000 merged ranges over a million rows': () =>
    workbook({
      below: filled(inline('x').repeat(4)),
      merges: Array.from({ length: 10_000 }, (_, index) => `A${index + 2}:D1048576`),
    }),
  '99,000 merged ranges over a million rows without a value': () =>
    workbook({
      below: filled(inline('x'), 100_000),
      merges: Array<string>(99_000).fill('B2:C1048576'),
    }),
  'one merged range over a million rows': () =>
    workbook({
      below: `<row r="2">${inline('x')}</row><row r="1048576">${inline('x')}</row>`,
      merges: ['A2:A1048576'],
    }),
};
