import { ayyamIHaOf, fastOf, feastsOf } from '@bahai-friends/badi-calendar';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../../calendar/days-after.ts';
import { takeConsoleErrors } from '../../../testing/console-watch.ts';
import { characterOf } from './character-of-day.ts';

describe('the character of a day', () => {
  it.each([
    ['2026-12-31', ['Feast of Sharaf']],
    ['2027-01-01', []],
    ['2026-02-24', []],
    ['2026-02-25', ['Ayyám-i-Há, day 1 of 5']],
    ['2026-03-01', ['Ayyám-i-Há, day 5 of 5']],
    ['2027-03-01', ['Ayyám-i-Há, day 4 of 4']],
    ['2027-03-02', ['Feast of ʻAláʼ', 'The Fast, day 1 of 19']],
    ['2027-03-06', ['The Fast, day 5 of 19']],
    ['2027-03-20', ['The Fast, day 19 of 19']],
    ['2027-03-21', ['Feast of Bahá']],
  ])('on %s is %j', (day, character) => {
    expect(characterOf(day)).toEqual(character);
  });

  it.each(['1844-03-20', '2351-03-21'])('is nothing outside of the Badí calendar: %s', (day) => {
    expect(characterOf(day)).toEqual([]);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('is what the calendar says, in years of both lengths', () => {
    for (const year of [182, 183, 184, 187]) {
      for (const { civilDay } of feastsOf(year)) {
        expect(characterOf(civilDay)[0]).toMatch(/^Feast of /);
      }
      const { start, end } = ayyamIHaOf(year);
      const [, length = ''] = /of (\d)$/.exec(characterOf(start)[0] ?? '') ?? [];
      expect(daysAfter(start, Number(length) - 1)).toBe(end);
      expect(characterOf(end)).toEqual([`Ayyám-i-Há, day ${length} of ${length}`]);
      expect(characterOf(fastOf(year).end)).toEqual(['The Fast, day 19 of 19']);
    }
  });
});
