import { describe, expect, it } from 'vitest';
import { retrySeconds } from './retry-times.ts';

describe('after a failure', () => {
  it('it is tried again 1, 5, 30, 120 and 720 minutes later, and then no more', () => {
    const minutes = [1, 2, 3, 4, 5, 6].map((failures) => {
      const seconds = retrySeconds(failures, undefined);
      return seconds === null ? null : seconds / 60;
    });
    expect(minutes).toEqual([1, 5, 30, 120, 720, null]);
  });

  it('what the other side asks for takes the place of the next step, for a day at most', () => {
    expect(retrySeconds(1, 7)).toBe(7);
    expect(retrySeconds(5, 7)).toBe(7);
    expect(retrySeconds(1, 10_000_000)).toBe(24 * 60 * 60);
    expect(retrySeconds(6, 7)).toBeNull();
  });
});
