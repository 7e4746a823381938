import { describe, expect, it } from 'vitest';
import { knownHolyDay } from './known-holy-day.ts';

describe('what a name tells of a holy day', () => {
  it.each(['Naw-Rúz', 'naw ruz', 'Birth of Bahá’u’lláh', "BIRTH OF BAHA'U'LLAH", 'عید نوروز'])(
    '%s is without work',
    (name) => {
      expect(knownHolyDay(name)).toEqual({ workSuspended: true });
    },
  );

  it.each(['Day of the Covenant', "Ascension of 'Abdu'l-Bahá", '圣约日'])(
    '%s is with work',
    (name) => {
      expect(knownHolyDay(name)).toEqual({ workSuspended: false });
    },
  );

  it.each(['Picnic', '', '!', 'Naw-Rúz picnic'])('%j is not known', (name) => {
    expect(knownHolyDay(name)).toBeUndefined();
  });
});
