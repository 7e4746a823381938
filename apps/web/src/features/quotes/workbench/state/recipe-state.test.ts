import { RECIPE_CELLS_MAX, Recipe } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import {
  hasCorrections,
  movesRows,
  NOTHING_SAID,
  type Reading,
  type RecipeAction,
  recipeOf,
  reduceRecipe,
} from './recipe-state.ts';

const HASH = 'a'.repeat(64);
const after = (...actions: RecipeAction[]) => actions.reduce(reduceRecipe, NOTHING_SAID);
const read = (change: Reading): RecipeAction => ({ type: 'read', change });
const correct = (row: number, value: string): RecipeAction => ({
  type: 'correct',
  rows: [row],
  column: 'source',
  value,
});

describe('a recipe', () => {
  it('says only which file it is for, until something is said', () => {
    expect(recipeOf(NOTHING_SAID, HASH)).toEqual({ fileHash: HASH });
    expect(recipeOf(NOTHING_SAID, undefined)).toEqual({});
    expect(hasCorrections(NOTHING_SAID)).toBe(false);
  });

  it('is one that the server takes', () => {
    const state = after(
      read({ sheet: 'Quotes', headerRow: 2, dateOrder: 'dmy' }),
      read({ columns: { text: 'B', source: null } }),
      correct(17, 'A friend'),
      { type: 'correct', rows: [17], column: 'displayDate', value: '' },
      { type: 'leave out', rows: [40, 12] },
    );
    expect(Recipe.parse(recipeOf(state, HASH))).toEqual({
      fileHash: HASH,
      sheet: 'Quotes',
      headerRow: 2,
      dateOrder: 'dmy',
      columns: { text: 'B', source: null },
      cells: [
        { row: 17, column: 'source', value: 'A friend' },
        { row: 17, column: 'displayDate', value: '' },
      ],
      leaveOut: [12, 40],
    });
  });
});

describe('how a file is read', () => {
  const said = after(
    read({ sheet: 'Quotes', headerRow: 2, columns: { text: 'B' }, dateOrder: 'dmy' }),
    correct(17, 'A friend'),
    { type: 'leave out', rows: [12] },
  );

  it('changes in one thing and keeps the others', () => {
    const { reading, corrections, leftOut } = reduceRecipe(said, read({ dateOrder: 'mdy' }));
    expect(reading).toEqual({ ...said.reading, dateOrder: 'mdy' });
    expect([corrections, leftOut]).toEqual([said.corrections, said.leftOut]);
  });

  it('drops the row of the headings and the columns with another sheet', () => {
    const { reading } = reduceRecipe(said, read({ sheet: 'Old' }));
    expect(reading).toEqual({ sheet: 'Old', dateOrder: 'dmy' });
  });

  it('drops the columns with another separator', () => {
    const { reading } = reduceRecipe(said, read({ separator: ';' }));
    expect(reading).toEqual({ sheet: 'Quotes', headerRow: 2, dateOrder: 'dmy', separator: ';' });
  });

  it.each<[Reading, boolean]>([
    [{ sheet: 'Old' }, true],
    [{ headerRow: 3 }, true],
    [{ encoding: 'windows-1251' }, false],
    [{ columns: { text: 'C' } }, false],
  ])('with %o drops corrections and rows left out: %s', (change, drops) => {
    expect(movesRows(change)).toBe(drops);
    expect(hasCorrections(reduceRecipe(said, read(change)))).toBe(!drops);
  });
});

describe('a correction', () => {
  it('is replaced by the next one of its cell', () => {
    const state = after(correct(17, 'A friend'), correct(17, 'Another'));
    expect(state.cellCount).toBe(1);
    expect(recipeOf(state, HASH).cells).toEqual([{ row: 17, column: 'source', value: 'Another' }]);
  });

  it('is not taken beyond what a recipe may have', () => {
    const rows = Array.from({ length: RECIPE_CELLS_MAX + 5 }, (_, index) => index + 1);
    const full = after({ type: 'correct', rows, column: 'source', value: 'A friend' });
    expect(full.cellCount).toBe(RECIPE_CELLS_MAX);
    const changed = reduceRecipe(full, correct(1, 'Another'));
    expect(changed.corrections.get(1)).toEqual({ source: 'Another' });
    expect(changed.cellCount).toBe(RECIPE_CELLS_MAX);
  });
});

describe('rows that are left out', () => {
  it('are put back, each by itself', () => {
    const state = after({ type: 'leave out', rows: [3, 4, 5] }, { type: 'put back', rows: [4] });
    expect([...state.leftOut]).toEqual([3, 5]);
    expect(hasCorrections(reduceRecipe(state, { type: 'put back', rows: [3, 5] }))).toBe(false);
  });
});
