// @vitest-environment node
import { de } from '@bahai-friends/badi-calendar/names/de';
import { afterEach, describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '../../testing/console-watch.ts';
import { english, speak } from '../../texts/spoken.ts';
import { calendarRows } from './calendar-rows.ts';

const marked = (today: string) =>
  calendarRows(today)
    .filter(({ marks }) => marks.length > 0)
    .map(({ civilDay, marks }) => [civilDay, ...marks]);

afterEach(() => speak());

describe('the rows of the Badi calendar', () => {
  it('name holy days in the language of the page', () => {
    speak({ ...english, code: 'de', names: de });
    expect(marked('2026-11-26')[0]).toEqual(['2026-11-26', 'Tag des Bundes']);
  });

  it('are today and the next 37 days, in both calendars', () => {
    const rows = calendarRows('2026-03-21');
    expect(rows).toHaveLength(38);
    expect(rows[0]).toEqual({
      civilDay: '2026-03-21',
      dayName: 'Jalál',
      badiDate: '1 Bahá 183 B.E.',
      gregorian: 'March 21, 2026',
      marks: ['Naw-Rúz', 'Nineteen Day Feast'],
    });
    expect(rows[37]).toMatchObject({ civilDay: '2026-04-27', badiDate: '19 Jalál 183 B.E.' });
    expect(new Set(rows.map(({ civilDay }) => civilDay)).size).toBe(38);
  });

  it('go through Ayyám-i-Há, the Fast and Naw-Rúz', () => {
    const rows = calendarRows('2026-02-24');
    expect(rows.slice(0, 8).map(({ badiDate }) => badiDate)).toEqual([
      '19 Mulk 182 B.E.',
      '1 Ayyám-i-Há 182 B.E.',
      '2 Ayyám-i-Há 182 B.E.',
      '3 Ayyám-i-Há 182 B.E.',
      '4 Ayyám-i-Há 182 B.E.',
      '5 Ayyám-i-Há 182 B.E.',
      '1 ʻAláʼ 182 B.E.',
      '2 ʻAláʼ 182 B.E.',
    ]);
    expect(rows.slice(24, 26).map(({ badiDate }) => badiDate)).toEqual([
      '19 ʻAláʼ 182 B.E.',
      '1 Bahá 183 B.E.',
    ]);
    const fast = rows.filter(({ marks }) => marks.includes('The Fast'));
    expect(fast).toHaveLength(19);
    expect([fast[0]?.civilDay, fast.at(-1)?.civilDay]).toEqual(['2026-03-02', '2026-03-20']);
  });

  it('mark a feast on the first day of each month, and none in Ayyám-i-Há', () => {
    const feasts = calendarRows('2026-02-06').filter(({ marks }) =>
      marks.includes('Nineteen Day Feast'),
    );
    expect(feasts.map(({ badiDate }) => badiDate)).toEqual(['1 Mulk 182 B.E.', '1 ʻAláʼ 182 B.E.']);
  });

  it('name the holy days', () => {
    expect(marked('2026-11-10')).toEqual([
      ['2026-11-10', 'Birth of the Báb'],
      ['2026-11-11', 'Birth of Bahá’u’lláh'],
      ['2026-11-23', 'Nineteen Day Feast'],
      ['2026-11-26', 'Day of the Covenant'],
      ['2026-11-28', 'Ascension of ‘Abdu’l-Bahá'],
      ['2026-12-12', 'Nineteen Day Feast'],
    ]);
  });

  it.each([
    ['1844-03-01', '1844-03-20', 'Unknown Badí date (0 B.E.)', 20],
    ['2351-03-20', '2351-03-21', 'Unknown Badí date (507 B.E.)', 37],
  ])('from %s on show days outside the calendar as unknown', (today, outside, fallback, count) => {
    const row = calendarRows(today).find(({ civilDay }) => civilDay === outside);
    expect(row).toMatchObject({ badiDate: fallback, dayName: 'Unknown', marks: [] });
    expect(takeConsoleErrors()).toHaveLength(count);
  });
});
