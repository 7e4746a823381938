import {
  addDays,
  BADI_LANGUAGES,
  formatBadiDate,
  toBadiDate,
  toCivilDay,
} from '@bahai-friends/badi-calendar';
import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';
import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { describe, expect, it } from 'vitest';
import { type DateColumn, readDateColumn } from './read-date-column.ts';
import { TYPED_DATES } from './testing/typed-dates.ts';

const PRIME = 197;
/** Over the years, with every day of a month and every weekday among them. */
const DAYS = Array.from({ length: 940 }, (_, index) => addDays('1844-03-21', index * PRIME));

const read = (texts: readonly string[]): DateColumn =>
  readDateColumn(
    'Date',
    texts.map((text, index) => ({ row: index + 2, cell: { kind: 'text', text } })),
    { format: 'csv' },
  );

/** Texts and what is read of them, where that is not what was meant. */
function misread(pairs: readonly (readonly [text: string, day: string])[]): unknown[] {
  const { dates } = read(pairs.map(([text]) => text));
  return pairs.flatMap(([text, day], index) => {
    const date = dates.get(index + 2);
    return date && 'day' in date && date.day === day ? [] : [{ text, day, date }];
  });
}

describe.each(BADI_LANGUAGES)('a date in %s', (language) => {
  it('is read as it is typed', () => {
    expect(misread(TYPED_DATES[language])).toEqual([]);
  });

  it.each(['full', 'long', 'medium'] as const)('is read as programs write it: %s', (dateStyle) => {
    for (const numberingSystem of ['latn', 'arab', 'arabext', undefined]) {
      const format = new Intl.DateTimeFormat(language, {
        dateStyle,
        timeZone: 'UTC',
        calendar: 'gregory',
        ...(numberingSystem && { numberingSystem }),
      });
      expect(misread(DAYS.map((day) => [format.format(new Date(day)), day]))).toEqual([]);
    }
  });

  it('is read with a short weekday and a short month', () => {
    const format = new Intl.DateTimeFormat(language, {
      weekday: 'short',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
      calendar: 'gregory',
    });
    expect(misread(DAYS.map((day) => [format.format(new Date(day)), day]))).toEqual([]);
  });

  it('is read of the Badí calendar, however its apostrophes and accents are typed', () => {
    const names = namesOfEveryLanguage[language];
    const days = [...DAYS, ...Array.from({ length: 366 }, (_, day) => addDays('2026-03-21', day))];
    const written = days.flatMap((day) => {
      const text = formatBadiDate(toBadiDate(day), names);
      const withComma = formatBadiDate(toBadiDate(day), names, { comma: true });
      const plain = text.normalize('NFKD').replace(/[\p{M}ʻʼ‘’]/gu, '');
      const others = ["'", '`', '´', '’'].map((mark) => text.replace(/[ʻʼ‘’]/g, mark));
      const withoutEra = text.slice(0, -names.era.length).trim();
      return [text, withComma, plain, withoutEra, text.toUpperCase(), ...others].map(
        (each) => [each, day] as const,
      );
    });
    expect(misread(written)).toEqual([]);
  });
});

describe('a Badí date', () => {
  it('is read by names that earlier releases gave to months', () => {
    const former = Object.values(namesOfEveryLanguage).flatMap(({ formerMonths = {}, era }) =>
      Object.entries(formerMonths).flatMap(([name, month]) => {
        const day = toCivilDay({ year: 183, month, day: 2 });
        const plain = name.normalize('NFKD').replace(/[\p{M}‘’]/gu, '');
        return [`2 ${name} 183 ${era}`, `2 ${plain} 183`].map((text) => [text, day] as const);
      }),
    );
    expect(former.length).toBeGreaterThan(0);
    expect(misread([...former, ['2 Бах\u0101 183 Э.Б.', '2026-03-22']])).toEqual([]);
  });

  it('that the calendar does not have is a problem', () => {
    const { dates } = read(['20 Bahá 183 B.E.', '5 Ayyám-i-Há 183', '1 Bahá 508 B.E.']);
    for (const date of dates.values()) {
      expect(withoutCodes(date)).toEqual({
        said: { message: expect.stringMatching(/^There is no day “/) },
      });
    }
  });
});
