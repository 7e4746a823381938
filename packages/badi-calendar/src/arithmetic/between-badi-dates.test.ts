import { describe, expect, it } from 'vitest';
import { type BadiDate, toBadiDate } from '../badi-date.ts';
import { toDayNumber } from '../civil-day.ts';
import { toCivilDay } from '../civil-day-of-badi-date.ts';
import { randomDaysAndPlaces } from '../testing/random-days-and-places.ts';
import { addMonths } from './add-months-and-years.ts';
import { daysBetween, monthsBetween } from './between-badi-dates.ts';
import { compareBadiDates } from './compare-badi-dates.ts';

const date = (text: string): BadiDate => {
  const [year = 0, month = 0, day = 0] = text.split('.').map(Number);
  return { year, month, day };
};

const random = randomDaysAndPlaces(20_000, 90).map(({ civilDay }) => toBadiDate(civilDay));
/** Far apart, and near each other around Ayyám-i-Há. */
const pairs = random.flatMap((from, index): [BadiDate, BadiDate][] => {
  const to = random[(index * 7 + 1) % random.length] ?? from;
  const near = { year: from.year, month: 18 + (index % 3), day: (index % 4) + 1 };
  const beside = { year: from.year, month: 18 + (to.day % 3), day: (to.month % 4) + 1 };
  return [
    [from, to],
    [near, beside],
    [near, from],
  ];
});

describe('daysBetween', () => {
  it('counts the civil days, both ways', () => {
    for (const [from, to] of pairs) {
      const days = toDayNumber(toCivilDay(to)) - toDayNumber(toCivilDay(from));
      expect([from, to, daysBetween(from, to)]).toEqual([from, to, days]);
    }
    expect(daysBetween(date('1.1.1'), date('507.19.19'))).toBe(185_176);
    expect(daysBetween(date('183.20.5'), date('183.19.1'))).toBe(0);
  });
});

/** Whether adding months to a date stays on its side of another, or reaches it. */
function stays(from: BadiDate, to: BadiDate, months: number, side: number): boolean {
  try {
    return compareBadiDates(addMonths(from, months), to) * side <= 0;
  } catch {
    return false; // beyond the calendar
  }
}

describe('monthsBetween', () => {
  it('is the most that addMonths can add without passing the other date, both ways', () => {
    for (const [from, to] of pairs) {
      const side = compareBadiDates(to, from) < 0 ? -1 : 1;
      const months = monthsBetween(from, to);
      const most = stays(from, to, months, side) && !stays(from, to, months + side, side);
      expect([from, to, months, most]).toEqual([from, to, months, true]);
    }
  });

  it.each([
    ['183.1.5', '183.3.5', 2],
    ['183.1.5', '183.3.4', 1],
    ['183.3.4', '183.1.5', -1],
    ['183.18.1', '183.20.4', 0],
    ['183.18.19', '183.19.19', 1],
    ['183.20.1', '183.19.1', 1],
    ['183.20.2', '184.20.2', 19],
    ['183.19.1', '183.20.4', 0],
    ['184.1.1', '183.20.1', -1],
    ['1.1.1', '507.19.19', 9632],
    ['183.1.1', '183.1.1', 0],
  ])('from %s to %s is %d', (from, to, months) => {
    expect(monthsBetween(date(from), date(to))).toBe(months);
  });
});
