import { describe, expect, it } from 'vitest';
import { placeAfterKey } from './grid-navigation.ts';

const SIZE = { rowCount: 100, columnCount: 5 };

describe('moving in a grid', () => {
  it.each([
    ['ArrowDown', false, 51, 2],
    ['ArrowUp', false, 49, 2],
    ['ArrowRight', false, 50, 3],
    ['ArrowLeft', false, 50, 1],
    ['PageDown', false, 60, 2],
    ['PageUp', false, 40, 2],
    ['Home', false, 50, 0],
    ['End', false, 50, 4],
    ['Home', true, 0, 0],
    ['End', true, 99, 4],
  ])('%s (with Control: %s) leads to row %d, column %d', (key, ctrlKey, row, column) => {
    expect(placeAfterKey({ key, ctrlKey }, { row: 50, column: 2 }, SIZE)).toEqual({ row, column });
  });

  it.each([
    ['ArrowUp', 0, 0],
    ['ArrowLeft', 0, 0],
    ['PageUp', 0, 0],
  ])('ends at the first cell with %s', (key, row, column) => {
    expect(placeAfterKey({ key, ctrlKey: false }, { row: 0, column: 0 }, SIZE)).toEqual({
      row,
      column,
    });
  });

  it.each([
    ['ArrowDown', 99, 4],
    ['ArrowRight', 99, 4],
    ['PageDown', 99, 4],
  ])('ends at the last cell with %s', (key, row, column) => {
    expect(placeAfterKey({ key, ctrlKey: false }, { row: 99, column: 4 }, SIZE)).toEqual({
      row,
      column,
    });
  });

  it('does not happen with other keys', () => {
    expect(placeAfterKey({ key: 'a', ctrlKey: false }, { row: 0, column: 0 }, SIZE)).toBeNull();
  });
});
