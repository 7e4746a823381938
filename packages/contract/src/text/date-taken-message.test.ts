import { describe, expect, it } from 'vitest';
import { dateTakenMessage } from './date-taken-message.ts';

describe('the message about a taken date', () => {
  it.each([
    [1, 'There is already 1 quote scheduled for March 21, 2026. Please choose a different date.'],
    [2, 'There are already 2 quotes scheduled for March 21, 2026. Please choose a different date.'],
  ])('counts %d', (count, sentence) => {
    expect(dateTakenMessage('March 21, 2026', count)).toBe(sentence);
  });
});
