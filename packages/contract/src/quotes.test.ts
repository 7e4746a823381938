import { describe, expect, it } from 'vitest';
import { takenDateSentence } from './quotes.ts';

describe('the sentence about a taken date', () => {
  it.each([
    [1, 'There is already 1 quote scheduled for March 21, 2026. Please choose a different date.'],
    [2, 'There are already 2 quotes scheduled for March 21, 2026. Please choose a different date.'],
  ])('counts %d', (count, sentence) => {
    expect(takenDateSentence('March 21, 2026', count)).toBe(sentence);
  });
});
