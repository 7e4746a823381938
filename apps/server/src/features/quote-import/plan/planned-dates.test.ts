import { describe, expect, it } from 'vitest';
import { A, B, outcomesOf, planOf, row, stored } from './testing/plan-of.ts';

describe('a date that keeps what is stored', () => {
  const dates = { [A]: 'keep' } as const;

  it('takes no rows, neither new ones nor moved ones', () => {
    expect(
      planOf([row(1, A), row(2, A, 2), row(3, B)], [stored(1, null, A), stored(2, null, B)], {
        dates,
      }),
    ).toEqual({ outcomes: ['left out', 'left out', 'added'], changed: [], deleted: [] });
  });

  it('lets its own quotes change', () => {
    expect(outcomesOf([row(1, A, 1)], [stored(1, null, A), stored(2, null, A)], { dates })).toEqual(
      ['changed'],
    );
  });

  it('takes rows when nothing is stored there, or what is goes away', () => {
    expect(outcomesOf([row(1, A)], [], { dates })).toEqual(['added']);
    expect(outcomesOf([row(1, B, 1), row(2, A)], [stored(1, null, A)], { dates })).toEqual([
      'changed',
      'added',
    ]);
    expect(outcomesOf([row(1, A, 1), row(2, A)], [stored(1, null, A)], { dates })).toEqual([
      'changed',
      'added',
    ]);
  });

  it('takes none when what is stored cannot go away', () => {
    const both = { [A]: 'keep', [B]: 'keep' } as const;
    expect(
      outcomesOf([row(1, B, 1), row(2, A), row(2, A)], [stored(1, null, A), stored(2, null, B)], {
        dates: both,
      }),
    ).toEqual(['left out', 'left out', 'left out']);
  });
});

describe('a date that is replaced', () => {
  const dates = { [A]: 'replace' } as const;

  it('loses its stored quotes and gets the rows', () => {
    expect(
      planOf([row(1, A)], [stored(1, null, A), stored(2, null, A), stored(3, null, B)], { dates }),
    ).toEqual({ outcomes: ['added'], changed: [], deleted: [1, 2] });
  });

  it('keeps the quotes that rows equal or name by their keys', () => {
    expect(
      planOf(
        [row(1, A), row(2, A, 2), row(3, B, 3)],
        [stored(1, 1, A), stored(2, null, A), stored(3, null, A), stored(4, null, A)],
        { dates },
      ),
    ).toEqual({ outcomes: ['same', 'changed', 'changed'], changed: [2, 3], deleted: [4] });
  });

  it('loses nothing when no row comes to it', () => {
    expect(planOf([row(1, B)], [stored(1, null, A)], { dates })).toMatchObject({ deleted: [] });
    expect(
      planOf([row(1, A, 1)], [stored(1, null, A, 2), stored(2, null, A)], {
        dates,
        outdated: { 2: 'keep' },
      }),
    ).toMatchObject({ outcomes: ['left out'], deleted: [] });
  });

  it('just gets the rows when nothing is stored there any more', () => {
    expect(outcomesOf([row(1, A), row(2, A)], [], { dates })).toEqual(['added', 'added']);
  });
});
