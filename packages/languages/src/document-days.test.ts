import { addDays } from '@bahai-friends/badi-calendar';
import { describe, expect, it } from 'vitest';
import { documentDays } from './document-days.ts';
import { factsOf } from './language-of.ts';
import { LANGUAGES } from './languages.ts';

const week = (first: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(first, index));

describe.each(LANGUAGES)('the columns of a month in %s', (language) => {
  const { shortWeekday } = documentDays(factsOf(language));

  it('are told apart by their heads', () => {
    expect(new Set(week('2026-03-21').map(shortWeekday)).size).toBe(7);
  });
});

it.each(['1844-03-24', '1969-12-28', '1970-01-04', '2026-03-22'])(
  'a week of Latvian columns that begins on Sunday, %s, begins with its sign',
  (sunday) => {
    const { shortWeekday } = documentDays(factsOf('lv'));
    expect(week(sunday).map(shortWeekday)).toEqual(['Sv', 'P', 'O', 'T', 'C', 'Pk', 'S']);
  },
);
