import { expect, it } from 'vitest';
import { addDays } from '../civil-day-of-number.ts';
import table from '../testing/years-172-507.json' with { type: 'json' };
import { daysToBirthOfTheBab } from './twin-birthdays.ts';

it('places the Birth of the Báb where the published and projected table has it', () => {
  const computed = table.map((row) => [
    row.year,
    addDays(row.nawRuz, daysToBirthOfTheBab(row.year)),
  ]);
  expect(computed).toEqual(table.map((row) => [row.year, row.birthOfTheBab]));
});
