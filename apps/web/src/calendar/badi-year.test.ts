import {
  AYYAM_I_HA,
  addDays,
  FIRST_YEAR,
  holyDaysOf,
  LAST_YEAR,
  toDayNumber,
} from '@bahai-friends/badi-calendar';
import { en } from '@bahai-friends/badi-calendar/names/en';
import { describe, expect, it } from 'vitest';
import published from '../../../../packages/badi-calendar/src/testing/years-172-507.json' with {
  type: 'json',
};
import { holyDayWith } from '../testing/samples.ts';
import { monthsOfYear, spanOfYear } from './badi-year.ts';

const years = Array.from({ length: LAST_YEAR }, (_, index) => FIRST_YEAR + index);
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Naw-Rúz and the length of Ayyám-i-Há: from the table, and before it by the rule of the time. */
function expectedOf(year: number) {
  return (
    published.find((row) => row.year === year) ?? {
      nawRuz: `${year + 1843}-03-21`,
      ayyamIHa: isLeap(year + 1844) ? 5 : 4,
    }
  );
}

const daysOf = (year: number) =>
  monthsOfYear({ year, holyDays: [] }).flatMap(({ month, days }) =>
    days.map((day) => ({ ...day, month })),
  );

describe('the months of every year from 1 to 507', () => {
  it('are nineteen of nineteen days, and Ayyám-i-Há before the last', () => {
    const order = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, AYYAM_I_HA, 19];
    for (const year of years) {
      const found = monthsOfYear({ year, holyDays: [] });
      expect(found.map(({ month }) => month)).toEqual(order);
      expect(found.map(({ days }) => days.length)).toEqual(
        order.map((month) => (month === AYYAM_I_HA ? expectedOf(year).ayyamIHa : 19)),
      );
    }
  });
});

describe('the days of every year from 1 to 507', () => {
  it('follow one another from Naw-Rúz to the day before the next', () => {
    for (const year of years) {
      const { nawRuz, ayyamIHa } = expectedOf(year);
      const days = daysOf(year);
      expect(days.map(({ civilDay }) => toDayNumber(civilDay) - toDayNumber(nawRuz))).toEqual(
        Array.from({ length: 361 + ayyamIHa }, (_, index) => index),
      );
      expect(spanOfYear(year)).toEqual({ start: nawRuz, end: days.at(-1)?.civilDay });
      if (year < LAST_YEAR) {
        expect(addDays(spanOfYear(year).end, 1)).toBe(expectedOf(year + 1).nawRuz);
      }
    }
  });

  it('have nineteen Feasts, and nineteen days of the Fast, which end the year', () => {
    for (const year of years) {
      const days = daysOf(year);
      const feasts = days.filter(({ isFeast }) => isFeast);
      expect(feasts.map(({ month, day }) => [month, day])).toEqual(
        Array.from({ length: 19 }, (_, index) => [index + 1, 1]),
      );
      expect(days.map(({ isFast }) => isFast)).toEqual(days.map((_, at) => at >= days.length - 19));
    }
  });

  it('have the holy days that are given on their day, and no others', () => {
    for (const year of years) {
      expect(daysOf(year).flatMap(({ holyDays }) => holyDays)).toEqual([]);
      const kept = holyDaysOf(year, en).map(({ number, name, civilDay }) =>
        holyDayWith({ id: number, name, date: civilDay }),
      );
      const days = monthsOfYear({ year, holyDays: kept }).flatMap((month) => month.days);
      const found = days.flatMap(({ civilDay, holyDays }) =>
        holyDays.map(({ name }) => [name, civilDay]),
      );
      expect(found.toSorted()).toEqual(kept.map(({ name, date }) => [name, date]).toSorted());
    }
  });
});

it('a day has all holy days that are kept on it', () => {
  const holyDays = ['A', 'B'].map((name, id) => holyDayWith({ id, name, date: '2026-03-22' }));
  const [first] = monthsOfYear({ year: 183, holyDays });
  expect(first?.days.map((day) => day.holyDays.map(({ name }) => name)).slice(0, 3)).toEqual([
    [],
    ['A', 'B'],
    [],
  ]);
});
