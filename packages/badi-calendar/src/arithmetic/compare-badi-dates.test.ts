import { describe, expect, it } from 'vitest';
import { type BadiDate, toBadiDate } from '../badi-date.ts';
import { everyCivilDay } from '../testing/every-civil-day.ts';
import { compareBadiDates, equalBadiDates } from './compare-badi-dates.ts';

const dates = everyCivilDay().map(toBadiDate);

describe('all 185,177 days', () => {
  it('are each after the one before, before the one after and equal to themselves', () => {
    const wrong = dates.filter((date, index) => {
      const before = dates[index - 1];
      const ordered =
        before === undefined ||
        (compareBadiDates(before, date) === -1 &&
          compareBadiDates(date, before) === 1 &&
          !equalBadiDates(before, date));
      return !ordered || compareBadiDates(date, { ...date }) !== 0 || !equalBadiDates(date, date);
    });
    expect(wrong).toEqual([]);
  });

  it('are sorted from any order', () => {
    const sample = dates.filter((_, index) => index % 97 === 0);
    const shuffled = sample.toSorted((a, b) => a.day - b.day || b.month - a.month);
    expect(shuffled.toSorted(compareBadiDates)).toEqual(sample);
  });
});

describe('Ayyám-i-Há', () => {
  it('comes between the months 18 and 19', () => {
    const [mulk, ayyamIHa, ala] = [18, 20, 19].map((month) => ({ year: 183, month, day: 4 }));
    expect([ala, ayyamIHa, mulk].map((date) => date as BadiDate).sort(compareBadiDates)).toEqual([
      mulk,
      ayyamIHa,
      ala,
    ]);
  });

  it('ends before the day after its last, which is 1 ʻAláʼ', () => {
    expect(equalBadiDates({ year: 183, month: 20, day: 5 }, { year: 183, month: 19, day: 1 })).toBe(
      true,
    );
    expect(equalBadiDates({ year: 182, month: 20, day: 5 }, { year: 182, month: 19, day: 1 })).toBe(
      false,
    );
  });
});

it.each([
  [{ year: 508, month: 1, day: 1 }, 'Badí year must be 1 to 507, got 508'],
  [{ year: 183, month: 20, day: 6 }, 'day of Ayyám-i-Há must be 1 to 5, got 6'],
])('refuses %j on either side', (wrong, message) => {
  const right = { year: 183, month: 1, day: 1 };
  for (const call of [compareBadiDates, equalBadiDates]) {
    expect(() => call(wrong, right)).toThrow(message);
    expect(() => call(right, wrong)).toThrow(message);
  }
});
