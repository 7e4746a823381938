import { describe, expect, it } from 'vitest';
import { uploadMessage } from './upload-message.ts';

describe('what an upload says that it has done', () => {
  it.each([
    [1, 0, 0, '1 quote uploaded successfully.'],
    [2000, 0, 0, '2,000 quotes uploaded successfully.'],
    [0, 1, 0, 'Nothing was added: 1 quote was there already.'],
    [0, 319, 0, 'Nothing was added: 319 quotes were there already.'],
    [1, 2, 0, '1 quote uploaded successfully; 2 quotes were there already and not added again.'],
    [2, 1, 0, '2 quotes uploaded successfully; 1 quote was there already and not added again.'],
    [2, 0, 1, '2 quotes uploaded successfully. 1 row repeats an earlier one and was not added.'],
    [
      0,
      1,
      1200,
      'Nothing was added: 1 quote was there already. 1,200 rows repeat an earlier one and were not added.',
    ],
    [
      1,
      2,
      3,
      '1 quote uploaded successfully; 2 quotes were there already and not added again. 3 rows repeat an earlier one and were not added.',
    ],
  ])('names %d added, %d stored and %d repeated', (created, stored, repeated, sentence) => {
    expect(uploadMessage({ created, stored, repeated })).toBe(sentence);
  });
});
