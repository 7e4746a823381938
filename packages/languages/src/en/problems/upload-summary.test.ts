import { describe, expect, it } from 'vitest';
import { uploaded } from './upload-summary.ts';

const NOTHING = { created: 0, changed: 0, deleted: 0, stored: 0, repeated: 0, kept: 0 };

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
    expect(uploaded['quotes-uploaded']({ ...NOTHING, created, stored, repeated })).toBe(sentence);
  });

  it.each([
    [{ changed: 1 }, '1 quote was changed.'],
    [
      { changed: 1200, stored: 285 },
      '1,200 quotes were changed. 285 quotes were there already and not added again.',
    ],
    [
      { created: 3, changed: 12, deleted: 2, stored: 1, repeated: 1, kept: 4 },
      '3 quotes uploaded successfully. 12 quotes were changed. 2 quotes were deleted, since the file replaces what was on their dates. 1 quote was there already and not added again. 4 rows were left out, to keep what is stored. 1 row repeats an earlier one and was not added.',
    ],
    [
      { deleted: 1, stored: 1 },
      '1 quote was deleted, since the file replaces what was on its date. 1 quote was there already and not added again.',
    ],
    [{ kept: 1 }, 'Nothing was added or changed. 1 row was left out, to keep what is stored.'],
  ])('says what else has happened: %j', (counts, sentence) => {
    expect(uploaded['quotes-uploaded']({ ...NOTHING, ...counts })).toBe(sentence);
  });
});
