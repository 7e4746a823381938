import { columnName } from '@bahai-friends/spreadsheet';
import { expect, it } from 'vitest';
import { columnIndex } from './column-index.ts';

it('is the opposite of the column name, for each column', () => {
  for (let index = 0; index < 16_384; index += 1) {
    expect(columnIndex(columnName(index))).toBe(index);
  }
});

it.each(['', 'a', 'A1', 'AAAA', 'XFE', 'ZZZ', 'É', ' A'])('%j is no column', (letters) => {
  expect(columnIndex(letters)).toBe(-1);
});
