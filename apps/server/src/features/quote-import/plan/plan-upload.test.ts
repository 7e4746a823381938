import { describe, expect, it } from 'vitest';
import { A, B, outcomesOf, planOf, row, stored } from './testing/plan-of.ts';

describe('rows without keys', () => {
  it('are added, but for those that are stored or repeat another', () => {
    expect(outcomesOf([row(1, A), row(2, A), row(1, A), row(3, null)], [stored(1, 2, A)])).toEqual([
      'added',
      'same',
      'repeated',
      'added',
    ]);
  });
});

describe('rows with keys', () => {
  it('change their quotes, or are the same', () => {
    expect(
      planOf([row(1, A, 1), row(2, B, 2), row(3, B)], [stored(1, null, A), stored(2, 2, B)]),
    ).toEqual({ outcomes: ['changed', 'same', 'added'], changed: [1], deleted: [] });
  });

  it('are outdated when their quote has another version, until somebody chooses', () => {
    const rows = [row(1, A, 1, 1)];
    for (const version of [2, 9]) {
      const quotes = [stored(1, null, A, version)];
      expect(planOf(rows, quotes)).toMatchObject({ outcomes: ['outdated'], changed: [1] });
      expect(outcomesOf(rows, quotes, { outdated: { 2: 'change' } })).toEqual(['changed']);
      expect(planOf(rows, quotes, { outdated: { 2: 'keep' } })).toMatchObject({
        outcomes: ['left out'],
        changed: [],
      });
    }
  });

  it('are the same, in whichever version, when their quote has their content', () => {
    expect(outcomesOf([row(1, A, 1, 1)], [stored(1, 1, A, 5)])).toEqual(['same']);
  });

  it('are new when their quote is gone', () => {
    expect(outcomesOf([row(1, A, 7)], [stored(1, null, A)])).toEqual(['added']);
  });

  it('do not make their quote the like of another that stays', () => {
    expect(planOf([row(2, B, 1)], [stored(1, null, A), stored(2, 2, B)])).toEqual({
      outcomes: ['same'],
      changed: [],
      deleted: [],
    });
  });

  it('count before equal rows without one, wherever they stand', () => {
    expect(
      outcomesOf([row(1, A), row(1, A, 1), row(1, A, 2)], [stored(1, null, A), stored(2, null, B)]),
    ).toEqual(['repeated', 'changed', 'repeated']);
    expect(
      outcomesOf([row(1, A, 2), row(1, A, 1)], [stored(1, null, A), stored(2, null, B)]),
    ).toEqual(['repeated', 'changed']);
  });

  it('exchange what their quotes hold, around any circle', () => {
    const quotes = [stored(1, 1, A), stored(2, 2, B), stored(3, 3, null)];
    expect(planOf([row(2, B, 1), row(3, null, 2), row(1, A, 3)], quotes)).toMatchObject({
      outcomes: ['changed', 'changed', 'changed'],
      changed: [1, 2, 3],
    });
  });

  it('change nothing along a chain whose end stays', () => {
    const quotes = [stored(1, 1, A), stored(2, 2, B), stored(3, 3, null)];
    expect(planOf([row(2, B, 1), row(3, null, 2)], quotes)).toMatchObject({
      outcomes: ['same', 'same'],
      changed: [],
    });
  });

  it('change quotes along a chain whose end is changed away', () => {
    const quotes = [stored(1, null, A), stored(2, 2, B), stored(3, 3, null)];
    expect(planOf([row(2, B, 1), row(3, null, 2), row(9, A, 3)], quotes)).toMatchObject({
      outcomes: ['changed', 'changed', 'changed'],
    });
  });

  it('may name stored quotes that are equal to each other', () => {
    const quotes = [stored(1, 1, A), stored(2, 1, A)];
    expect(outcomesOf([row(1, A, 1), row(1, A, 2)], quotes)).toEqual(['same', 'same']);
    expect(outcomesOf([row(5, A, 1), row(1, A, 2)], quotes)).toEqual(['changed', 'same']);
  });
});
