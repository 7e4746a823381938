import { expect, it } from 'vitest';
import { createLinkLimit } from './hyperlink-limit.ts';

it('allows links over some cells, each and together', () => {
  const isAllowed = createLinkLimit();
  expect([0, -1, Number.NaN, 1001, Number.POSITIVE_INFINITY].map(isAllowed)).toEqual(
    Array(5).fill(false),
  );
  expect(Array.from({ length: 199 }, () => isAllowed(1000))).toEqual(Array(199).fill(true));
  expect([1, 1000, 999, 1].map(isAllowed)).toEqual([true, false, true, false]);
});

it('begins anew for each workbook', () => {
  const isAllowed = createLinkLimit();
  for (let links = 0; links < 200; links += 1) isAllowed(1000);
  expect(isAllowed(1)).toBe(false);
  expect(createLinkLimit()(1)).toBe(true);
});
