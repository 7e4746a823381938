import { describe, expect, it } from 'vitest';
import { toBadiDate } from '../badi-date.ts';
import { CalendarRangeError } from '../calendar-range-error.ts';
import { addDays } from '../civil-day-of-number.ts';
import { en } from '../names/en.ts';
import { namesOfEveryLanguage } from '../names/every-language.ts';
import { fa } from '../names/fa.ts';
import { BADI_LANGUAGES } from '../names.ts';
import { everyCivilDay } from '../testing/every-civil-day.ts';
import { LAST_YEAR } from '../years.ts';
import { formatBadiDate } from './format-badi-date.ts';
import { formatLocalBadiDate } from './format-local-badi-date.ts';
import { parseBadiDate } from './parse-badi-date.ts';

/** 182 has five days of Ayyám-i-Há and starts on 2025-03-20. */
const DAYS_OF_182 = Array.from({ length: 366 }, (_, index) => addDays('2025-03-20', index));

describe.each(BADI_LANGUAGES)('a date in %s', (language) => {
  const names = namesOfEveryLanguage[language];

  it('is read back on every day of a year, with and without a comma and the era', () => {
    for (const date of DAYS_OF_182.map(toBadiDate)) {
      const text = formatBadiDate(date, names);
      expect([text, parseBadiDate(text, names)]).toEqual([text, date]);
      expect(parseBadiDate(formatBadiDate(date, names, { comma: true }), names)).toEqual(date);
      expect(parseBadiDate(text.slice(0, -names.era.length), names)).toEqual(date);
    }
  });

  it('is read back in every year, in both orders', () => {
    for (let year = 1; year <= LAST_YEAR; year++) {
      const date = { year, month: (year % 20) + 1, day: (year % 4) + 1 };
      for (const comma of [false, true]) {
        const [plain, local] = [formatBadiDate, formatLocalBadiDate].map((format) =>
          parseBadiDate(format(date, names, { comma }), names),
        );
        expect([plain, local]).toEqual([date, date]);
      }
    }
  });

  it('is read with the digits 0 to 9, too', () => {
    for (const [index, month] of names.months.entries()) {
      const date = { year: 182, month: index + 1, day: 4 };
      expect(parseBadiDate(`4 ${month} 182`, names)).toEqual(date);
    }
  });

  it('is read in Unicode’s decomposed form and with other apostrophes and spaces', () => {
    for (const date of DAYS_OF_182.map(toBadiDate)) {
      const text = formatBadiDate(date, names);
      expect(parseBadiDate(text.normalize('NFD'), names)).toEqual(date);
      for (const mark of ["'", '’', '‘', 'ʼ', 'ʻ', 'ʾ', 'ʿ', '`', '´', '′']) {
        expect(parseBadiDate(text.replace(/[ʻʼ‘’]/g, mark), names)).toEqual(date);
      }
      expect(parseBadiDate(`\t${text.replaceAll(' ', ' \u00a0')}\n`, names)).toEqual(date);
    }
  });
});

it('reads every day of the calendar in English', () => {
  const wrong = everyCivilDay().filter((civilDay) => {
    const date = toBadiDate(civilDay);
    const read = parseBadiDate(formatBadiDate(date, en), en);
    return read?.year !== date.year || read.month !== date.month || read.day !== date.day;
  });
  expect(wrong).toEqual([]);
});

describe('a text that has not the form', () => {
  it.each([
    '',
    '19',
    '19 Bahá',
    'Bahá 182 B.E.',
    '19 Baha 182 B.E.',
    '19 bahá 182 B.E.',
    '19Bahá 182 B.E.',
    '19 Bahá182 B.E.',
    '19 Bahá 182 B.E',
    '19 Bahá 182 AD',
    '19 Bahá,, 182 B.E.',
    '-19 Bahá 182 B.E.',
    '1.5 Bahá 182 B.E.',
    'the 19 Bahá 182 B.E.',
    'March 21, 2026',
    '2026-03-21',
    '19 البهاء 182 B.E.',
    '1٩ Bahá 182 B.E.',
    '１９ Bahá 182 B.E.',
    `19 Bahá ${'1'.repeat(200)} B.E.`,
    `19 Bahá${' '.repeat(100_000)}182 B.E.`,
  ])('is null: %s', (text) => {
    expect(parseBadiDate(text, en)).toBeNull();
  });

  it('is null with digits of two scripts in one number or with Arabic digits in Persian', () => {
    expect(parseBadiDate(`۱9 ${fa.months[0]} ۱۸۲`, fa)).toBeNull();
    expect(parseBadiDate(`١٩ ${fa.months[0]} ١٨٢`, fa)).toBeNull();
  });
});

describe('a text with the form of a date that does not exist', () => {
  it.each([
    ['0 Bahá 182 B.E.', 'day of the month must be 1 to 19, got 0'],
    ['20 Bahá 182 B.E.', 'day of the month must be 1 to 19, got 20'],
    ['1 Bahá 0 B.E.', 'Badí year must be 1 to 507, got 0'],
    ['1 Bahá 508 B.E.', 'Badí year must be 1 to 507, got 508'],
    ['1 Bahá 2026', 'Badí year must be 1 to 507, got 2026'],
    ['6 Ayyám-i-Há 182 B.E.', 'day of Ayyám-i-Há must be 1 to 5, got 6'],
    ['5 Ayyám-i-Há 183 B.E.', 'day of Ayyám-i-Há must be 1 to 4, got 5'],
  ])('is refused: %s', (text, message) => {
    expect(() => parseBadiDate(text, en)).toThrow(CalendarRangeError);
    expect(() => parseBadiDate(text, en)).toThrow(message);
  });

  it.each([undefined, null, 182, {}, ['19 Bahá 182']])('is refused when no text: %j', (value) => {
    expect(() => parseBadiDate(value as string, en)).toThrow('text of a date must be a string');
  });
});

describe('names of one’s own', () => {
  it.each([
    ['months', { ...en, months: ['Bahá'] }],
    ['months', { ...en, months: [...en.months.slice(0, 4), null, ...en.months.slice(5)] }],
    ['months', { ...en, months: Array.from({ length: 20 }) }],
    ['datePattern', { ...en, datePattern: 5 }],
    ['digitZero', { ...en, digitZero: undefined }],
    ['era', { ...en, era: null }],
  ])('are refused when their %s are not words', (key, names) => {
    expect(() => parseBadiDate('1 Bahá 183', names as unknown as typeof en)).toThrow(
      `names must be an object with ${key}, as in names/en, got object`,
    );
  });

  it.each(['B$&E', "$'", '$1 (E.)', '[E]*', 'a|b', '\\d'])('may have the era %s', (era) => {
    const names = { ...en, era, months: en.months.with(0, `Bahá ${era}`) };
    const date = { year: 183, month: 1, day: 2 };
    expect(parseBadiDate(formatBadiDate(date, names), names)).toEqual(date);
  });
});
