import type { SheetCell } from '@bahai-friends/spreadsheet';
import { describe, expect, it } from 'vitest';
import { holdsOnlyMerged, isMergedOverRows, mergedMessage } from './merged-cells.ts';

const cell = (merged?: string): SheetCell =>
  merged === undefined ? { kind: 'text', text: 'x' } : { kind: 'text', text: 'x', merged };

describe('a merged cell', () => {
  it('stands in several rows when its range does', () => {
    expect(isMergedOverRows(cell('B2:B5'))).toBe(true);
    expect(isMergedOverRows(cell('A2:D2'))).toBe(false);
    expect(isMergedOverRows(cell())).toBe(false);
  });

  it('is named by its range', () => {
    expect(mergedMessage(cell('A2:A5'))).toBe(
      'The cells A2:A5 are merged. Please fill in each of them separately',
    );
  });
});

describe('a row of merged cells', () => {
  it('has nothing of its own below the first row of their range', () => {
    expect(holdsOnlyMerged({ row: 3, cells: [undefined, cell('B2:B5')] })).toBe(true);
    expect(holdsOnlyMerged({ row: 2, cells: [undefined, cell('B2:B5')] })).toBe(false);
    expect(holdsOnlyMerged({ row: 3, cells: [cell(), cell('B2:B5')] })).toBe(false);
    expect(holdsOnlyMerged({ row: 3, cells: [] })).toBe(true);
  });
});
