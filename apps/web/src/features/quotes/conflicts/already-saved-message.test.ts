import { describe, expect, it } from 'vitest';
import { alreadySavedMessage } from './already-saved-message.ts';

describe('what becomes of quotes that are saved already', () => {
  it('is nothing to speak of where none is', () => {
    expect(alreadySavedMessage({ rows: 5, same: 0, changed: 0, repeated: 1 })).toBeNull();
  });

  it.each([
    [
      1,
      1,
      'The quote in this file is already saved',
      'Uploading the file adds nothing and changes nothing.',
    ],
    [
      1319,
      1319,
      'All 1,319 quotes in this file are already saved',
      'Uploading the file adds nothing and changes nothing.',
    ],
    [
      12,
      1,
      '1 of the 12 quotes in this file is already saved',
      'It will not be added again; the other 11 will be added.',
    ],
    [
      3,
      2,
      '2 of the 3 quotes in this file are already saved',
      'They will not be added again; the other one will be added.',
    ],
    [
      5000,
      1500,
      '1,500 of the 5,000 quotes in this file are already saved',
      'They will not be added again; the other 3,500 will be added.',
    ],
  ])('of %d quotes, %d of them saved, is said', (rows, same, first, second) => {
    expect(alreadySavedMessage({ rows, same, changed: 0, repeated: 0 })).toBe(
      `${first}, with the same text, source, date and link. ${second}`,
    );
  });

  it('counts rows that repeat an earlier one apart from those that are added', () => {
    expect(alreadySavedMessage({ rows: 12, same: 7, changed: 0, repeated: 2 })).toBe(
      '7 of the 12 quotes in this file are already saved, with the same text, source, date and link. They will not be added again; the other 3 will be added. 2 rows repeat an earlier one.',
    );
  });

  it('counts rows that change stored quotes apart, too', () => {
    expect(alreadySavedMessage({ rows: 12, same: 10, changed: 2, repeated: 0 })).toBe(
      '10 of the 12 quotes in this file are already saved, with the same text, source, date and link. They will not be added again; none of the others will be added. 2 stored quotes will be changed.',
    );
  });
});
