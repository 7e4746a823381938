import { describe, expect, it } from 'vitest';
import { holyDaysIn, knownHolyDay } from './known-holy-day.ts';

const NAW_RUZ = '2026-03-21';
const COVENANT = '2026-11-26';

describe('what name and day tell of a holy day', () => {
  it.each([
    ['Naw-Rúz', NAW_RUZ],
    ['naw ruz', NAW_RUZ],
    ['عید نوروز', NAW_RUZ],
    ['Birth of Bahá’u’lláh', '2026-11-11'],
    ["BIRTH OF BAHA'U'LLAH", '2026-11-11'],
    // These are dates from before the calendar of 172 B.E.
    ['Birth of the Báb', '2010-10-20'],
    // These are names of earlier releases.
    ['Bába paziņojums', '2026-05-24'],
    ['1-й день Рид\u0323в\u0101на', '2026-04-21'],
    ['شهادت حضرت اعلی', '2026-07-10'],
  ])('%s on %s is without work', (name, date) => {
    expect(knownHolyDay({ name, date })).toMatchObject({ workSuspended: true });
  });

  it.each([
    ['Day of the Covenant', COVENANT],
    ["Ascension of 'Abdu'l-Bahá", '2026-11-28'],
    ['圣约日', COVENANT],
    ['Fallecimiento de ‘Abdu’l-Bahá', '2026-11-28'],
  ])('%s on %s is with work', (name, date) => {
    expect(knownHolyDay({ name, date })).toMatchObject({ workSuspended: false });
  });

  it.each([
    ['Picnic', NAW_RUZ],
    ['', NAW_RUZ],
    ['!', NAW_RUZ],
    ['Naw-Rúz picnic', NAW_RUZ],
    ['Naw-Rúz', '2026-05-01'],
    ['Naw-Rúz', '2026-03-20'],
    ['Day of the Covenant', NAW_RUZ],
    ['Naw-Rúz', '1843-03-21'],
    ['Naw-Rúz', '2400-03-21'],
  ])('%j on %s is not known', (name, date) => {
    expect(knownHolyDay({ name, date })).toBeUndefined();
  });
});

describe('the names of holy days in a language', () => {
  it.each([
    ['es', 'Birth of the Báb', '2026-11-10', 'Nacimiento del Báb'],
    ['fa', 'naw ruz', NAW_RUZ, 'عید نوروز'],
    ['en', 'Día de la Alianza', COVENANT, 'Day of the Covenant'],
    ['es', 'Naw Ruz', NAW_RUZ, 'Naw Ruz'],
    ['en', 'NAW-RÚZ', NAW_RUZ, 'NAW-RÚZ'],
    ['en', 'Första Riḍván', '2026-04-21', 'First day of Riḍván'],
    ['lv', 'Bahá’u’lláh Debessbraukšana', '2026-05-29', 'Bahá’u’lláh debesbraukšana'],
    ['ru', '1-й день Рид\u0323в\u0101на', '2026-04-21', '1-й день Рид\u0323ва\u0304на'],
    ['ru', '1-й день Ридвана', '2026-04-21', '1-й день Ридвана'],
    ['es', 'Picnic', NAW_RUZ, 'Picnic'],
    ['es', '', NAW_RUZ, ''],
    ['ar', 'Naw-Rúz', '2026-05-01', 'Naw-Rúz'],
    ['zh', 'Birth of the Báb', '2026-11-11', 'Birth of the Báb'],
  ] as const)('in %s, of %j on %s, are %j', (language, name, date, expected) => {
    expect(holyDaysIn(language, [{ name, date }])).toEqual([{ name: expected, date }]);
  });

  it('are as they are stored where no language is asked for', () => {
    const holyDays = [{ name: 'Día de la Alianza', date: COVENANT }];
    expect(holyDaysIn(undefined, holyDays)).toEqual(holyDays);
  });
});
