import { describe, expect, it } from 'vitest';
import { holyDayNameIn, holyDaysIn, knownHolyDay } from './known-holy-day.ts';

describe('what a name tells of a holy day', () => {
  it.each(['Naw-Rúz', 'naw ruz', 'Birth of Bahá’u’lláh', "BIRTH OF BAHA'U'LLAH", 'عید نوروز'])(
    '%s is without work',
    (name) => {
      expect(knownHolyDay(name)).toMatchObject({ workSuspended: true });
    },
  );

  it.each(['Day of the Covenant', "Ascension of 'Abdu'l-Bahá", '圣约日'])(
    '%s is with work',
    (name) => {
      expect(knownHolyDay(name)).toMatchObject({ workSuspended: false });
    },
  );

  it.each(['Picnic', '', '!', 'Naw-Rúz picnic'])('%j is not known', (name) => {
    expect(knownHolyDay(name)).toBeUndefined();
  });
});

describe('the name of a holy day in a language', () => {
  it.each([
    ['es', 'Birth of the Báb', 'Nacimiento del Báb'],
    ['fa', 'naw ruz', 'عید نوروز'],
    ['en', 'Día de la Alianza', 'Day of the Covenant'],
    ['es', 'Naw Ruz', 'Naw Ruz'],
    ['en', 'NAW-RÚZ', 'NAW-RÚZ'],
    ['es', 'Picnic', 'Picnic'],
    ['es', '', ''],
  ] as const)('in %s, of %j, is %j', (language, name, expected) => {
    expect(holyDayNameIn(language, name)).toBe(expected);
  });

  it('is as it is stored where no language is asked for', () => {
    const holyDays = [{ name: 'Día de la Alianza', date: '2026-11-25' }];
    expect(holyDaysIn(undefined, holyDays)).toEqual(holyDays);
    expect(holyDaysIn('de', holyDays)).toEqual([{ name: 'Tag des Bundes', date: '2026-11-25' }]);
  });
});
