import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalendarRangeError } from './calendar-range-error.ts';
import { isCivilDay, toDayNumber } from './civil-day.ts';
import { addDays, fromDayNumber } from './civil-day-of-number.ts';

const NOT_CIVIL_DAYS = [
  '',
  '2026-3-21',
  '2026-03-21T00:00:00Z',
  ' 2026-03-21',
  '2026-03-21\n',
  '2026/03/21',
  '2026-03_21',
  '20260321',
  '-026-03-21',
  '+026-03-21',
  '2026-+3-21',
  '2026-0x-21',
  '2026-03-1e',
  '2026-0:-21',
  '2026-03-0:',
  '2026-03-2/',
  '2026-03- 1',
  '٢٠٢٦-٠٣-٢١',
  '0000-03-21',
  '2026-00-21',
  '2026-13-01',
  '2026-03-00',
  '2026-03-32',
  '2026-04-31',
  '2026-06-31',
  '2026-09-31',
  '2026-11-31',
  '2026-02-29',
  '2024-02-30',
  '1900-02-29',
  '2100-02-29',
];

const NOT_TEXT: unknown[] = [
  undefined,
  null,
  20260321,
  {},
  ['2026-03-21'],
  new String('2026-03-21'),
];

describe('day numbers', () => {
  it.each([
    ['0001-01-01', -719_162],
    ['1582-10-15', -141_427],
    ['1969-12-31', -1],
    ['1970-01-01', 0],
    ['2000-02-29', 11_016],
    ['9999-12-31', 2_932_896],
  ])('count %s as %d', (civilDay, dayNumber) => {
    expect(toDayNumber(civilDay)).toBe(dayNumber);
    expect(fromDayNumber(dayNumber)).toBe(civilDay);
  });

  it.each([-719_163, 2_932_897, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '0', null])(
    'refuse %j',
    (dayNumber) => {
      expect(() => fromDayNumber(dayNumber as number)).toThrow(CalendarRangeError);
    },
  );

  it('name the allowed range when they refuse', () => {
    expect(() => toDayNumber('2026-02-29')).toThrow(
      `civil day must be a real date from 0001-01-01 to 9999-12-31, written 'YYYY-MM-DD', got "2026-02-29"`,
    );
    expect(() => fromDayNumber(2_932_897)).toThrow(
      'day number must be a whole number from -719162 to 2932896, got 2932897',
    );
  });
});

describe('isCivilDay', () => {
  it.each(['0001-01-01', '1600-02-29', '2000-02-29', '2024-02-29', '2026-12-31', '9999-12-31'])(
    'accepts %s',
    (text) => {
      expect(isCivilDay(text)).toBe(true);
    },
  );

  it.each(NOT_CIVIL_DAYS)('refuses %j, and so does toDayNumber', (text) => {
    expect(isCivilDay(text)).toBe(false);
    expect(() => toDayNumber(text)).toThrow(CalendarRangeError);
  });

  it.each(NOT_TEXT)('refuses a value that is no text (%#)', (value) => {
    expect(isCivilDay(value as string)).toBe(false);
    expect(() => toDayNumber(value as string)).toThrow(CalendarRangeError);
  });

  it('agrees with the runtime on any text in the form of a date', () => {
    const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
    const dates = fc.tuple(digits(4), digits(2), digits(2)).map((parts) => parts.join('-'));
    const isReal = (text: string) => {
      const time = Date.parse(`${text}T00:00:00Z`);
      return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${text}T`);
    };
    fc.assert(
      fc.property(dates, (text) => isCivilDay(text) === (isReal(text) && !text.startsWith('0000'))),
      { seed: 1844, numRuns: 20_000 },
    );
  });

  it('refuses any text that does not survive the way to a day number and back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 8, maxLength: 12 }), (text) => {
        return !isCivilDay(text) || fromDayNumber(toDayNumber(text)) === text;
      }),
      { seed: 1844, numRuns: 2_000 },
    );
  });
});

describe('addDays', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['1844-03-21', 185_176, '2351-03-20'],
    ['2026-03-21', 0, '2026-03-21'],
  ])('%s and %d days is %s', (civilDay, days, result) => {
    expect(addDays(civilDay, days)).toBe(result);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined])(
    'refuses %j as a number of days',
    (days) => {
      expect(() => addDays('2026-03-21', days as number)).toThrow(
        'days to add must be a whole number, got',
      );
    },
  );

  it.each([
    ['9999-12-31', 1],
    ['0001-01-01', -1],
    ['2026-03-21', Number.MAX_SAFE_INTEGER],
    ['2026-02-29', 1],
  ])('refuses %s and %d days', (civilDay, days) => {
    expect(() => addDays(civilDay, days)).toThrow(CalendarRangeError);
  });
});
