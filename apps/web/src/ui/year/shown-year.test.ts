import { describe, expect, it } from 'vitest';
import { inCalendar, neighbourOf, spanOf, titleOf, yearWith } from './shown-year.ts';

const gregorian = (year: number) => ({ calendar: 'gregorian', year }) as const;
const badi = (year: number) => ({ calendar: 'badi', year }) as const;

describe('the year that is shown', () => {
  it.each([
    ['2026-03-20', 2026, 182],
    ['2026-03-21', 2026, 183],
    ['1700-01-01', 1844, 1],
    ['2351-03-20', 2351, 507],
    ['9999-12-31', 2351, 507],
  ])('with %s is %d or %d B.E.', (civilDay, gregorianYear, badiYear) => {
    expect(yearWith(civilDay, 'gregorian')).toEqual(gregorian(gregorianYear));
    expect(yearWith(civilDay, 'badi')).toEqual(badi(badiYear));
  });

  it('has neighbours as far as the calendar goes', () => {
    expect(neighbourOf(gregorian(2026), 1)).toEqual(gregorian(2027));
    expect(neighbourOf(badi(183), -1)).toEqual(badi(182));
    expect(neighbourOf(gregorian(1844), -1)).toBeUndefined();
    expect(neighbourOf(gregorian(2351), 1)).toBeUndefined();
    expect(neighbourOf(badi(1), -1)).toBeUndefined();
    expect(neighbourOf(badi(507), 1)).toBeUndefined();
  });

  it('spans civil days', () => {
    expect(spanOf(gregorian(2024))).toEqual({ from: '2024-01-01', to: '2024-12-31' });
    expect(spanOf(badi(182))).toEqual({ from: '2025-03-20', to: '2026-03-20' });
    expect(spanOf(badi(507)).to).toBe('2351-03-20');
  });

  it('stays with today, or near, in the other calendar', () => {
    expect(inCalendar(gregorian(2026), 'badi', '2026-02-01')).toEqual(badi(182));
    expect(inCalendar(badi(182), 'gregorian', '2026-02-01')).toEqual(gregorian(2026));
    expect(inCalendar(gregorian(2030), 'badi', '2026-02-01')).toEqual(badi(187));
    expect(inCalendar(badi(187), 'gregorian', '2026-02-01')).toEqual(gregorian(2030));
    expect(inCalendar(gregorian(2351), 'badi', '2026-02-01')).toEqual(badi(507));
    expect(inCalendar(badi(182), 'badi', '2026-02-01')).toEqual(badi(182));
  });

  it('has a title', () => {
    expect(titleOf(gregorian(2026))).toBe('2026');
    expect(titleOf(badi(183))).toBe('183 B.E.');
  });
});
