import { describe, expect, it } from 'vitest';
import { dayOfSerial, serialOfDay } from './serial-date.ts';

describe('the number of a day', () => {
  it.each([
    ['1900-03-01', 61],
    ['1970-01-01', 25_569],
    ['2026-03-21', 46_102],
    ['9999-12-31', 2_958_465],
  ])('%s is %d, and back', (day, serial) => {
    expect(serialOfDay(day)).toBe(serial);
    expect(dayOfSerial(serial, false)).toBe(day);
  });

  it('counts from another day in workbooks that begin in 1904', () => {
    expect(dayOfSerial(0, true)).toBe('1904-01-01');
    expect(dayOfSerial(44_640.99, true)).toBe('2026-03-21');
  });

  it('is unsure before March 1900, and none without end or when it is no number', () => {
    for (const serial of [60.9, 0, -5, 2_958_466, Infinity, -Infinity, Number.NaN]) {
      expect(dayOfSerial(serial, false)).toBeNull();
    }
    expect(dayOfSerial(-1402, true)).toBeNull();
    expect(serialOfDay('1900-02-28')).toBeNull();
    expect(serialOfDay('1844-05-23')).toBeNull();
    expect(serialOfDay('0001-01-01')).toBeNull();
  });

  it('is none for a text that is no day', () => {
    for (const text of ['', '2026', '2026-02-30', '2026-13-01', '2026-3-21', 'displayDate']) {
      expect(serialOfDay(text)).toBeNull();
    }
  });
});
