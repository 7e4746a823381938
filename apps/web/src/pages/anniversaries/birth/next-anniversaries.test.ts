import { addDays, FIRST_CIVIL_DAY, LAST_CIVIL_DAY, toCivilDay } from '@bahai-friends/badi-calendar';
import { describe, expect, it } from 'vitest';
import { birthOn } from './next-anniversaries.ts';

const TODAY = '2026-11-26';

describe('a birth', () => {
  it('has its Badí date and the next ten anniversaries, today’s included', () => {
    const { date, next } = birthOn('1990-03-21', TODAY);
    expect(date).toEqual({ year: 147, month: 1, day: 1 });
    expect(next).toHaveLength(10);
    expect(next[0]).toEqual({
      date: { year: 184, month: 1, day: 1 },
      civilDay: '2027-03-21',
      years: 37,
    });
    expect(next.map(({ years }) => years)).toEqual([37, 38, 39, 40, 41, 42, 43, 44, 45, 46]);
    expect(birthOn('1990-03-21', '2027-03-21').next[0]?.years).toBe(37);
    expect(birthOn('1990-03-21', '2027-03-22').next[0]?.years).toBe(38);
  });

  it('in Ayyám-i-Há has its fifth day on the fourth where there are four', () => {
    // The year 182 has five.
    const civilDay = toCivilDay({ year: 182, month: 20, day: 5 });
    const { date, next } = birthOn(civilDay, civilDay);
    expect(date).toEqual({ year: 182, month: 20, day: 5 });
    const years = next.map(({ date: day }) => day);
    expect(years.every(({ month }) => month === 20)).toBe(true);
    expect(new Set(years.map(({ day }) => day))).toEqual(new Set([4, 5]));
  });

  it('on 19 ʻAláʼ stays on the last day of the year', () => {
    const { next } = birthOn(toCivilDay({ year: 150, month: 19, day: 19 }), TODAY);
    for (const { date, civilDay } of next) {
      expect([date.month, date.day]).toEqual([19, 19]);
      expect(addDays(civilDay, 1)).toBe(toCivilDay({ year: date.year + 1, month: 1, day: 1 }));
    }
  });

  it('on the calendar’s first day has anniversaries still; on its last ones few or none', () => {
    expect(birthOn(FIRST_CIVIL_DAY, TODAY).next.map(({ years }) => years)[0]).toBe(183);
    expect(birthOn(FIRST_CIVIL_DAY, '2349-01-01').next).toHaveLength(2);
    expect(birthOn(LAST_CIVIL_DAY, LAST_CIVIL_DAY).next).toEqual([]);
  });
});
