import { describe, expect, it } from 'vitest';
import { formatDay } from './format-day.ts';

describe('a civil day on a page', () => {
  it.each([
    ['2026-03-21', 'March 21, 2026'],
    ['9999-12-31', 'December 31, 9999'],
    ['0000-01-01', '0000-01-01'],
    ['soon', 'soon'],
  ])('reads %s as %s', (civilDay, text) => {
    expect(formatDay(civilDay)).toBe(text);
  });
});
