import { describe, expect, it } from 'vitest';
import { isOtherMonth, monthNamed } from './month-names.ts';
import { compactName } from './name-table.ts';
import { englishWeekday, weekdayOfDay, weekdaysNamed } from './weekday-names.ts';
import { LOCALES } from './words-of-dates.ts';

const month = (name: string) => monthNamed(compactName(name));
const weekdays = (name: string) => [...(weekdaysNamed(compactName(name)) ?? [])];

describe('the name of a month', () => {
  it.each([
    ['Jänner', 1],
    ['Jän.', 1],
    ['févr.', 2],
    ['mrt', 3],
    ['MÄR', 3],
    ['abril', 4],
    ['мая', 5],
    ['juni', 6],
    ['juil', 7],
    ['août', 8],
    ['Sept.', 9],
    ['Septem', 9],
    ['تشرين الأول', 10],
    ['تشرينالاول', 10],
    ['ноя', 11],
    ['十二月', 12],
    ['十月', 10],
  ])('%s is month %d', (name, number) => expect(month(name)).toBe(number));

  it.each(['', 'ma', 'jui', 'ju', 'marca', 'Sunday', 'تشرين', '月', 'Bahá', 'constructor'])(
    '%j is none',
    (name) => expect(month(name)).toBeUndefined(),
  );

  it.each(LOCALES.filter((locale) => locale !== 'zh'))(
    'is that of one month only in %s',
    (locale) => {
      for (const style of ['long', 'short'] as const) {
        const format = new Intl.DateTimeFormat(locale, {
          month: style,
          timeZone: 'UTC',
          calendar: 'gregory',
        });
        const names = Array.from({ length: 12 }, (_, index) =>
          format.format(Date.UTC(2027, index)),
        );
        expect(names.map(month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      }
    },
  );

  it('is known in other calendars', () => {
    for (const name of ['فروردین', 'اسفند', 'Mehr', 'رمضان', 'ذو الحجة', 'Shawwal', 'عقرب']) {
      expect([name, isOtherMonth(compactName(name)), month(name)]).toEqual([name, true, undefined]);
    }
    expect(isOtherMonth('march')).toBe(false);
  });
});

describe('the name of a weekday', () => {
  it.each([
    ['Sunday', [0]],
    ['воскр.', [0]],
    ['پنج‌شنبه', [4]],
    ['Terça-feira', [2]],
    ['周六', [6]],
    ['mar', [2]],
    ['do', [4]],
    ['f', []],
    ['March', []],
  ])('%s is %j', (name, expected) => expect(weekdays(name)).toEqual(expected));

  it('is that of a day', () => {
    expect(englishWeekday(weekdayOfDay('1844-05-22'))).toBe('Wednesday');
    expect(englishWeekday(weekdayOfDay('1970-01-01'))).toBe('Thursday');
    expect(englishWeekday(weekdayOfDay('2027-03-21'))).toBe('Sunday');
    expect(englishWeekday(weekdayOfDay('2351-03-20'))).toBe('Tuesday');
  });
});
