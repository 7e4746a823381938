import { describe, expect, it } from 'vitest';
import { isTimeZone } from './time-zone.ts';

describe('whether a name is that of a time zone', () => {
  it.each([
    ['Europe/Riga', true],
    ['Asia/Tehran', true],
    ['Europe/Atlantis', false],
    ['IST', false],
    ['+02:00', false],
    ['', false],
  ])('%j is known, however often and in whatever order it is asked: %s', (name, isKnown) => {
    const names = [name, name, 'UTC', name];
    expect(names.map(isTimeZone)).toEqual([isKnown, isKnown, true, isKnown]);
  });
});
