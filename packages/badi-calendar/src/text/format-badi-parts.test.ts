import { describe, expect, it } from 'vitest';
import { daysOfYear } from '../arithmetic/days-of-year.ts';
import { BADI_LANGUAGES } from '../badi-languages.ts';
import { namesOfEveryLanguage } from '../names/every-language.ts';
import { formatBadiDate } from './format-badi-date.ts';
import { formatBadiParts } from './format-badi-parts.ts';
import { formatLocalBadiDate } from './format-local-badi-date.ts';

/** 170 to 189: the old rule, the new one, years of four and of five. */
const DAYS_OF_20_YEARS = Array.from({ length: 20 }, (_, index) => [...daysOfYear(170 + index)])
  .flat()
  .map(({ badiDate }) => badiDate);
const date = { year: 182, month: 1, day: 19 };

describe.each(BADI_LANGUAGES)('the parts of a date in %s', (language) => {
  const names = namesOfEveryLanguage[language];
  const joined = (...args: Parameters<typeof formatBadiParts>) =>
    formatBadiParts(...args)
      .map(({ value }) => value)
      .join('');

  it('are the date when they are joined, on every day of 20 years', () => {
    const wrong = DAYS_OF_20_YEARS.filter(
      (day) =>
        joined(day, names) !== formatBadiDate(day, names) ||
        joined(day, names, { local: true }) !== formatLocalBadiDate(day, names),
    );
    expect([DAYS_OF_20_YEARS.length, wrong]).toEqual([7304, []]);
  });

  it('are the date in every style, with and without a comma', () => {
    for (const style of ['long', 'short', 'numeric'] as const) {
      for (const comma of [false, true]) {
        for (const local of [false, true]) {
          const options = { style, comma, local };
          expect(joined(date, names, options)).toBe(formatBadiDate(date, names, options));
        }
      }
    }
  });

  it('name each field once, and no two literals in a row', () => {
    for (const local of [false, true]) {
      const types = formatBadiParts(date, names, { local, comma: true }).map(({ type }) => type);
      const fields = types.filter((type) => type !== 'literal');
      expect(fields.toSorted()).toEqual(['day', 'era', 'month', 'year']);
      expect(types.join(' ')).not.toMatch(/literal literal/);
    }
  });
});

it('says which number of a numeric date is the month', () => {
  const { fa } = namesOfEveryLanguage;
  expect(formatBadiParts({ year: 182, month: 20, day: 2 }, fa, { style: 'numeric' })).toEqual([
    { type: 'year', value: '۱۸۲' },
    { type: 'literal', value: '-' },
    { type: 'month', value: '۲۰' },
    { type: 'literal', value: '-' },
    { type: 'day', value: '۲' },
  ]);
});
