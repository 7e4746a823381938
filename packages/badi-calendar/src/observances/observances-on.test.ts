import { describe, expect, it } from 'vitest';
import { daysOfYear } from '../arithmetic/days-of-year.ts';
import { LAST_YEAR } from '../calendar-range.ts';
import { en } from '../names/en.ts';
import { ayyamIHaOf, fastOf, feastsOf } from './feasts-and-fast.ts';
import { HOLY_DAY_IDS } from './holy-day-ids.ts';
import { holyDaysOf } from './holy-days.ts';
import { holyDayDates, observancesOn } from './observances-on.ts';

const years = Array.from({ length: LAST_YEAR }, (_, index) => index + 1);
const idsOn = (civilDay: string) => observancesOn(civilDay).map(({ id }) => id);

describe('holyDayDates', () => {
  it('are the holy days of every year, in their order', () => {
    for (const year of years) {
      const expected = holyDaysOf(year, en).map(({ number, civilDay }) => ({
        id: HOLY_DAY_IDS[number - 1],
        civilDay,
      }));
      expect([year, holyDayDates(year)]).toEqual([year, expected]);
    }
  });

  it('have ids that say which they are', () => {
    expect(HOLY_DAY_IDS).toEqual([
      'naw-ruz',
      'first-day-of-ridvan',
      'ninth-day-of-ridvan',
      'twelfth-day-of-ridvan',
      'declaration-of-the-bab',
      'ascension-of-bahaullah',
      'martyrdom-of-the-bab',
      'birth-of-the-bab',
      'birth-of-bahaullah',
      'day-of-the-covenant',
      'ascension-of-abdul-baha',
    ]);
  });
});

describe('observancesOn', () => {
  it.each([1, 171, 172, 182, 183, 333, 507])(
    'says the same of each day as the lists of %d',
    (year) => {
      const { start, end } = fastOf(year);
      const ayyamIHa = ayyamIHaOf(year);
      for (const { civilDay } of daysOfYear(year)) {
        const expected = [
          ...holyDayDates(year).filter((day) => day.civilDay === civilDay),
          ...feastsOf(year)
            .filter((feast) => feast.civilDay === civilDay)
            .map(() => ({ id: 'feast', civilDay })),
          ...(civilDay >= ayyamIHa.start && civilDay <= ayyamIHa.end
            ? [{ id: 'ayyam-i-ha', civilDay }]
            : []),
          ...(civilDay >= start && civilDay <= end ? [{ id: 'fast', civilDay }] : []),
        ];
        expect([civilDay, observancesOn(civilDay)]).toEqual([civilDay, expected]);
      }
    },
  );

  it.each([
    ['2026-03-21', ['naw-ruz', 'feast']],
    ['2026-03-22', []],
    ['2026-11-10', ['birth-of-the-bab']],
    ['2026-11-26', ['day-of-the-covenant']],
    ['2027-03-01', ['ayyam-i-ha']],
    ['2027-03-02', ['feast', 'fast']],
    ['2027-03-20', ['fast']],
  ])('on %s is %j', (civilDay, ids) => {
    expect(idsOn(civilDay)).toEqual(ids);
  });
});
