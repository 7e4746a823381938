import { expect, it } from 'vitest';
import { createLinkBudget } from './link-limit.ts';

it('has room for links over some cells, each and together', () => {
  const take = createLinkBudget();
  expect([0, -1, Number.NaN, 1001, Number.POSITIVE_INFINITY].map(take)).toEqual(
    Array(5).fill(false),
  );
  expect(Array.from({ length: 199 }, () => take(1000))).toEqual(Array(199).fill(true));
  expect([1, 1000, 999, 1].map(take)).toEqual([true, false, true, false]);
});

it('is its own for each workbook', () => {
  const take = createLinkBudget();
  for (let links = 0; links < 200; links += 1) take(1000);
  expect(take(1)).toBe(false);
  expect(createLinkBudget()(1)).toBe(true);
});
