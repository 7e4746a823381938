import type { SheetCell } from '@bahai-friends/spreadsheet';
import { describe, expect, it } from 'vitest';
import { isMergedFromAbove, isMergedOverRows, sayMerged } from './merged-cells.ts';

const cell = (merged?: string): SheetCell =>
  merged === undefined ? { kind: 'text', text: 'x' } : { kind: 'text', text: 'x', merged };

describe('a merged cell', () => {
  it('stands in several rows when its range does', () => {
    expect(isMergedOverRows(cell('B2:B5'))).toBe(true);
    expect(isMergedOverRows(cell('A2:D2'))).toBe(false);
    expect(isMergedOverRows(cell())).toBe(false);
  });

  it('is named by its range', () => {
    expect(sayMerged(cell('A2:A5')).message).toBe(
      'The cells A2:A5 are merged. Please fill in each of them separately',
    );
  });
});

describe('a value from above', () => {
  it('is that of a merged cell below the first row of its range', () => {
    expect(isMergedFromAbove(3, cell('B2:B5'))).toBe(true);
    expect(isMergedFromAbove(2, cell('B2:B5'))).toBe(false);
    expect(isMergedFromAbove(3, cell('A3:D3'))).toBe(false);
    expect(isMergedFromAbove(3, cell())).toBe(false);
  });
});
