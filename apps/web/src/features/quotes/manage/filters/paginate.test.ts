import { describe, expect, it } from 'vitest';
import { paginate } from './paginate.ts';

const seven = [1, 2, 3, 4, 5, 6, 7];

describe('a page of a list', () => {
  it.each([
    ['the first', 1, { items: [1, 2, 3], page: 1, first: 1, last: 3 }],
    ['one between', 2, { items: [4, 5, 6], page: 2, first: 4, last: 6 }],
    ['the last, which is shorter', 3, { items: [7], page: 3, first: 7, last: 7 }],
    ['the last when a later one is wanted', 9, { items: [7], page: 3, first: 7, last: 7 }],
    [
      'the first when an earlier one is wanted',
      0,
      { items: [1, 2, 3], page: 1, first: 1, last: 3 },
    ],
  ])('is %s', (_, wanted, expected) => {
    expect(paginate(seven, wanted, 3)).toEqual({ ...expected, pageCount: 3, total: 7 });
  });

  it('is the only one when all fits', () => {
    expect(paginate(seven, 1, 7)).toMatchObject({ pageCount: 1, first: 1, last: 7 });
  });

  it('is one without a place when there is nothing', () => {
    expect(paginate([], 2, 3)).toEqual({
      items: [],
      page: 1,
      pageCount: 1,
      first: 0,
      last: 0,
      total: 0,
    });
  });
});
