import { describe, expect, it } from 'vitest';
import { LAST_YEAR } from './calendar-range.ts';
import { vahidOf } from './vahid.ts';

describe('vahidOf', () => {
  it.each([
    [1, { kullIShay: 1, vahid: 1, yearOfVahid: 1 }],
    [19, { kullIShay: 1, vahid: 1, yearOfVahid: 19 }],
    [20, { kullIShay: 1, vahid: 2, yearOfVahid: 1 }],
    [183, { kullIShay: 1, vahid: 10, yearOfVahid: 12 }],
    [324, { kullIShay: 1, vahid: 18, yearOfVahid: 1 }],
    [361, { kullIShay: 1, vahid: 19, yearOfVahid: 19 }],
    [362, { kullIShay: 2, vahid: 1, yearOfVahid: 1 }],
    [507, { kullIShay: 2, vahid: 8, yearOfVahid: 13 }],
  ])('places %d', (year, expected) => {
    expect(vahidOf(year)).toEqual(expected);
  });

  it('counts through all 507 years without a gap', () => {
    let [kullIShay, vahid, yearOfVahid] = [1, 1, 0];
    for (let year = 1; year <= LAST_YEAR; year++) {
      yearOfVahid++;
      if (yearOfVahid > 19) [vahid, yearOfVahid] = [vahid + 1, 1];
      if (vahid > 19) [kullIShay, vahid] = [kullIShay + 1, 1];
      expect([year, vahidOf(year)]).toEqual([year, { kullIShay, vahid, yearOfVahid }]);
    }
  });

  it.each([0, 508, 1.5, Number.NaN, '183', null, undefined])('refuses %j', (year) => {
    expect(() => vahidOf(year as number)).toThrow('Badí year must be 1 to 507, got');
  });
});
