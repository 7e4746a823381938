import { expect, it } from 'vitest';
import { LAST_YEAR } from '../calendar-range.ts';
import { addDays } from '../civil-day-of-number.ts';
import table from '../testing/years-172-507.json' with { type: 'json' };
import { uncertainDays } from './uncertain-days.ts';

it('is the Twin Birthdays of 333, 424 and 496, and nothing in any other year', () => {
  for (let year = 1; year <= LAST_YEAR; year++) {
    const row = table.find((candidate) => candidate.year === year);
    const twins =
      row === undefined
        ? []
        : [
            { number: 8, civilDay: row.birthOfTheBab },
            { number: 9, civilDay: addDays(row.birthOfTheBab, 1) },
          ];
    expect([year, uncertainDays(year)]).toEqual([
      year,
      [333, 424, 496].includes(year) ? twins : [],
    ]);
  }
});

it.each([0, 508, 333.5, Number.NaN, '333', null, undefined])('refuses the year %j', (year) => {
  expect(() => uncertainDays(year as number)).toThrow('Badí year must be 1 to 507, got');
});
