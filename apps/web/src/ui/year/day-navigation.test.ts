import { describe, expect, it } from 'vitest';
import { dayAfterKey } from './day-navigation.ts';
import { monthsOf } from './year-months.ts';

const year2026 = monthsOf({ calendar: 'gregorian', year: 2026 });
const year182 = monthsOf({ calendar: 'badi', year: 182 });

describe('keys among the days of a year', () => {
  it.each([
    ['ArrowRight', '2026-01-31', '2026-02-01'],
    ['ArrowLeft', '2026-02-01', '2026-01-31'],
    ['ArrowDown', '2026-01-31', '2026-02-28'],
    ['ArrowUp', '2026-03-15', '2026-02-15'],
    ['PageDown', '2026-03-15', '2026-04-15'],
    ['PageUp', '2026-03-15', '2026-02-15'],
    ['Home', '2026-03-15', '2026-03-01'],
    ['End', '2026-02-15', '2026-02-28'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(dayAfterKey({ key, ctrlKey: false }, from, year2026, 'row')).toBe(to);
  });

  it.each([
    ['ArrowDown', '2026-01-31', '2026-02-07'],
    ['ArrowUp', '2026-02-01', '2026-01-25'],
    ['PageDown', '2026-01-31', '2026-02-28'],
  ])('%s in weeks leads from %s to %s', (key, from, to) => {
    expect(dayAfterKey({ key, ctrlKey: false }, from, year2026, 'weeks')).toBe(to);
  });

  it.each([
    ['ArrowLeft', '2026-01-01', false, '2026-01-01'],
    ['ArrowUp', '2026-01-03', false, '2026-01-03'],
    ['ArrowRight', '2026-12-31', false, '2026-12-31'],
    ['ArrowDown', '2026-12-03', false, '2026-12-03'],
    ['Home', '2026-05-05', true, '2026-01-01'],
    ['End', '2026-05-05', true, '2026-12-31'],
  ])('%s stays within the year at %s (Ctrl: %s)', (key, from, ctrlKey, to) => {
    expect(dayAfterKey({ key, ctrlKey }, from, year2026, 'row')).toBe(to);
  });

  it('go through Ayyám-i-Há, which is shorter', () => {
    const press = (key: string, from: string) =>
      dayAfterKey({ key, ctrlKey: false }, from, year182, 'row');
    // From the last day of Mulk to the fifth of Ayyám-i-Há, and on to the fifth of ʻAláʼ.
    expect(press('ArrowDown', '2026-02-24')).toBe('2026-03-01');
    expect(press('ArrowDown', '2026-03-01')).toBe('2026-03-06');
    expect(press('ArrowRight', '2026-03-01')).toBe('2026-03-02');
  });

  it('that do not move lead nowhere, and neither do days of another year', () => {
    expect(
      dayAfterKey({ key: 'a', ctrlKey: false }, '2026-05-05', year2026, 'row'),
    ).toBeUndefined();
    expect(
      dayAfterKey({ key: 'Home', ctrlKey: false }, '2025-05-05', year2026, 'row'),
    ).toBeUndefined();
  });
});
