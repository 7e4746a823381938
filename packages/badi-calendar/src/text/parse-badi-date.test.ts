import { describe, expect, it } from 'vitest';
import { toBadiDate } from '../badi-date.ts';
import { BADI_LANGUAGES } from '../badi-languages.ts';
import { LAST_YEAR } from '../calendar-range.ts';
import { CalendarRangeError } from '../calendar-range-error.ts';
import { addDays } from '../civil-day-of-number.ts';
import { en } from '../names/en.ts';
import { namesOfEveryLanguage } from '../names/every-language.ts';
import { fa } from '../names/fa.ts';
import { everyCivilDay } from '../testing/every-civil-day.ts';
import { formatBadiDate } from './format-badi-date.ts';
import { formatLocalBadiDate } from './format-local-badi-date.ts';
import { parseBadiDate } from './parse-badi-date.ts';

/** 182 has five days of Ayyám-i-Há and starts on 2025-03-20. */
const DAYS_OF_182 = Array.from({ length: 366 }, (_, index) => addDays('2025-03-20', index));

/** As earlier releases wrote them: with a Latin ā, without a macron, or without a hamza. */
const FORMER_TEXTS = [
  ['ru', '4 Бах\u0101 182 Э.Б.', 1],
  ['ru', '4 Джам\u0101л, 182 Э.Б.', 3],
  ['ru', '4 Асм\u0101’, 182 г. Э.Б.', 9],
  ['ru', "4 Мас\u0101'ил 182", 15],
  ['ru', '4 Султ\u0323ан 182 Э.Б.', 17],
  ['ru', '4 Аййа\u0304м-и Ха\u0304 182 Э.Б.', 20],
  ['ru', '4 Айй\u0101м-и Х\u0101 182 Э.Б.', 20],
  ['ar', '٤ ايام الهاء ١٨٢ بديع', 20],
  ['fa', '۴ ایام الهاء، ۱۸۲ بدیع', 20],
] as const;

it.each(FORMER_TEXTS)('a date in %s is read by the former name: %s', (language, text, month) => {
  const names = namesOfEveryLanguage[language];
  expect(parseBadiDate(text, names)).toEqual({ year: 182, month, day: 4 });
});

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

/** The zero of each script: every tenth digit, as Unicode has them in rows from 0 to 9. */
const ZEROS = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => /^\p{Nd}$/u.test(String.fromCodePoint(code)))
  .map((code) => String.fromCodePoint(code))
  .filter((_, index) => index % 10 === 0);

describe('the digits of every script', () => {
  it('are all there', () => {
    expect(ZEROS.length).toBeGreaterThanOrEqual(65);
    expect(ZEROS).toEqual(expect.arrayContaining(['0', '٠', '۰', '०', '０', '𝟎', '𞥐']));
  });

  it.each(ZEROS)('are written and read back: %s', (digitZero) => {
    const names = { ...fa, digitZero };
    const digits = Array.from({ length: 10 }, (_, digit) =>
      String.fromCodePoint((digitZero.codePointAt(0) ?? 0) + digit),
    );
    for (let year = 1; year <= LAST_YEAR; year += 11) {
      const date = { year, month: (year % 20) + 1, day: (year % 4) + 1 };
      for (const format of [formatBadiDate, formatLocalBadiDate]) {
        const text = format(date, names);
        expect(text).toContain(Array.from(`${year}`, (digit) => digits[Number(digit)]).join(''));
        expect([text, parseBadiDate(text, names)]).toEqual([text, date]);
      }
    }
  });

  it.each(['', 'x', '٣', '9', '\ud83d', '\u{10ffff}', '\u{100030}'])(
    'do not begin with %j',
    (digitZero) => {
      const names = { ...en, digitZero };
      const date = { year: 183, month: 1, day: 1 };
      expect(() => formatBadiDate(date, names)).toThrow('digitZero must be a digit zero');
      expect(() => parseBadiDate('1 Bahá 183', names)).toThrow('digitZero must be a digit zero');
    },
  );
});

describe('what is typed for other letters', () => {
  const APOSTROPHES =
    "'`\u00b4\u02b9\u02ba\u02bb\u02bc\u02bd\u02be\u02bf\u02c0\u02c1\u02c8\u02ca\u02cb\u02ee\u02f4\u0374\u0384\u055a\u05f3\u07f4\u07f5\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40";

  it.each([...APOSTROPHES])('is read as an apostrophe: %s', (mark) => {
    const ala = { year: 182, month: 19, day: 1 };
    expect(parseBadiDate(`1 ${mark}Alá${mark} 182 B.E.`, en)).toEqual(ala);
    expect(parseBadiDate(`1 ${mark}Alá 182 B.E.`, en)).toBeNull();
  });

  it.each(['ar', 'fa'] as const)('is read as the Arabic or Persian letter in %s', (language) => {
    const names = namesOfEveryLanguage[language];
    let exchanged = 0;
    for (const date of DAYS_OF_182.map(toBadiDate)) {
      const text = formatBadiDate(date, names);
      const arabic = text.replaceAll('ی', 'ي').replaceAll('ک', 'ك');
      const persian = text.replaceAll('ي', 'ی').replaceAll('ك', 'ک');
      if (arabic !== persian) exchanged++;
      expect([parseBadiDate(arabic, names), parseBadiDate(persian, names)]).toEqual([date, date]);
    }
    expect(exchanged).toBe(DAYS_OF_182.length); // the era has one of them
  });
});

it('does not read a numeric date, which could be of another calendar', () => {
  const date = { year: 182, month: 1, day: 19 };
  expect(parseBadiDate(formatBadiDate(date, en, { style: 'numeric' }), en)).toBeNull();
  expect(parseBadiDate(formatBadiDate(date, en, { style: 'short' }), en)).toEqual(date);
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
