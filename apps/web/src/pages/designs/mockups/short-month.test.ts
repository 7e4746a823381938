import { enDates } from '@bahai-friends/badi-calendar/names/en-dates';
import { describe, expect, it } from 'vitest';
import { shortMonth } from './short-month.ts';

describe('a short month', () => {
  it.each([
    ['Bahá', 'Bah'],
    ['ʻAẓamat', 'ʻAẓ'],
    ['Núr', 'Núr'],
    ['Raḥmat', 'Raḥ'],
    ['Ayyám-i-Há', 'Ayy'],
    ['', ''],
  ])('of %s is %s', (name, short) => {
    expect(shortMonth(name)).toBe(short);
  });

  it('is the same however the name’s accents are encoded', () => {
    for (const name of Object.values(enDates.months)) {
      expect(shortMonth(name.normalize('NFD'))).toBe(shortMonth(name));
      expect([...shortMonth(name.normalize('NFD'))]).toHaveLength(3);
    }
  });
});
