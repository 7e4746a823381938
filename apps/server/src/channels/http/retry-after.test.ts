import { describe, expect, it } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

const NOW = Date.parse('2026-03-21T07:00:00Z');

describe('when to come back', () => {
  it.each([
    [undefined, undefined],
    ['120', 120],
    ['Sat, 21 Mar 2026 07:02:00 GMT', 120],
    ['Sat, 21 Mar 2026 06:00:00 GMT', 0],
    ['2026-03-21T07:00:01.500Z', 2],
    ['soon', undefined],
    ['-5', undefined],
  ])('is %j as %j seconds', (text, seconds) => {
    expect(retryAfterOf(text === undefined ? {} : { 'retry-after': text }, NOW)).toBe(seconds);
  });
});
