import { describe, expect, it } from 'vitest';
import { uploadMessage } from './upload-message.ts';

describe('what an upload says that it has done', () => {
  it.each([
    [1, 0, '1 quote uploaded successfully.'],
    [2000, 0, '2,000 quotes uploaded successfully.'],
    [0, 1, 'Nothing was added: 1 quote was there already.'],
    [0, 319, 'Nothing was added: 319 quotes were there already.'],
    [1, 2, '1 quote uploaded successfully; 2 quotes were there already and not added again.'],
    [2, 1, '2 quotes uploaded successfully; 1 quote was there already and not added again.'],
  ])('names %d added and %d skipped', (created, skipped, sentence) => {
    expect(uploadMessage(created, skipped)).toBe(sentence);
  });
});
