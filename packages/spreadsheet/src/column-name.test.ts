import { expect, it } from 'vitest';
import { columnIndex, columnName } from './index.ts';

it.each([
  ['A', 0],
  ['Z', 25],
  ['AA', 26],
  ['AC', 28],
  ['ZZ', 701],
  ['AAA', 702],
  ['XFD', 16_383],
])('column %s is that at %d', (letters, index) => {
  expect(columnIndex(letters)).toBe(index);
  expect(columnName(index)).toBe(letters);
});

it.each(['', 'XFE', 'ZZZ', 'AAAA', 'a', 'A1', '1', ' A', 'Ä'])('%j is no column', (letters) => {
  expect(columnIndex(letters)).toBe(-1);
});
