import { describe, expect, it } from 'vitest';
import { dateTaken } from './date-taken.ts';

describe('the message about a taken date', () => {
  it.each([
    [1, 'There is already 1 quote scheduled for March 21, 2026. Please choose a different date.'],
    [2, 'There are already 2 quotes scheduled for March 21, 2026. Please choose a different date.'],
  ])('counts %d', (count, sentence) => {
    expect(dateTaken['date-taken']({ date: '2026-03-21', count })).toBe(sentence);
  });
});
