import { expect, it } from 'vitest';
import { recordsOf, removePitfalls } from './xls-records.ts';

const LINK = 0x01b8;
const NOTHING = 0x00e2;

function linkOver(...numbers: readonly number[]): Buffer {
  const record = Buffer.alloc(4 + numbers.length * 2);
  [LINK, numbers.length * 2, ...numbers].forEach((value, index) => {
    record.writeUInt16LE(value, index * 2);
  });
  return record;
}

it.each([
  ['one cell', [1, 1, 3, 3], LINK],
  ['1,000 cells', [0, 999, 3, 3], LINK],
  ['more cells', [0, 1000, 3, 3], NOTHING],
  ['all cells', [0, 0xffff, 0, 0xff], NOTHING],
  ['no range', [1, 1], NOTHING],
  ['rows that end before they begin', [2, 1, 3, 3], NOTHING],
  ['rows and columns that end before they begin', [9, 1, 9, 3], NOTHING],
])('a link over %s is kept or goes', (_, numbers, type) => {
  const stream = linkOver(...numbers);
  removePitfalls(stream);
  expect(Array.from(recordsOf(stream), (record) => record.type)).toEqual([type]);
});

it('merged ranges may stand in 10,000 records, and no more', () => {
  const record = Buffer.from([0xe5, 0, 10, 0, 1, 0, 1, 0, 2, 0, 0, 0, 0, 0]);
  const stream = (count: number) => Buffer.concat(Array<Buffer>(count).fill(record));
  expect(() => removePitfalls(stream(10_000))).not.toThrow();
  expect(() => removePitfalls(stream(10_001))).toThrow('unpacks to far more');
});
