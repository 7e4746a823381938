import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDate } from './parse-date.ts';

/** The day that a text means, the numbers of one that its column must decide, or what is wrong with it. */
function meaning(text: string): string {
  const parsed = parseDate(text);
  if (parsed.kind === 'day') return `${parsed.day} ${parsed.form}`;
  if (parsed.kind === 'fault') return parsed.fault.problem;
  const { first, second, year } = parsed.date;
  return `${first}|${second}|${year}`;
}

describe('a date with the year first', () => {
  it.each([
    ['2026-03-21', '2026-03-21 iso'],
    ['2027-3-1', '2027-03-01 iso'],
    ['1844-01-01', '1844-01-01 iso'],
    ['2351-12-31', '2351-12-31 iso'],
    ['2024-02-29', '2024-02-29 iso'],
    ['2026-03-21T23:30:00Z', '2026-03-21 iso'],
    ['2026-03-21T23:30:00.123-08:00', '2026-03-21 iso'],
    ['2026-03-21T00:00', '2026-03-21 iso'],
    ['2026-03-21 00:00:00', '2026-03-21 iso'],
    ["'2026-03-21", '2026-03-21 iso'],
    ['2027/03/21', '2027-03-21 year first'],
    ['2027.3.21.', '2027-03-21 year first'],
    ['2027 03 21', '2027-03-21 year first'],
    ['۲۰۲۷/۰۳/۲۱', '2027-03-21 year first'],
    ['２０２７－０３－２１', '2027-03-21 iso'],
    ['2027-03-21 (Sunday)', '2027-03-21 iso'],
  ])('%s is %s', (text, expected) => expect(meaning(text)).toBe(expected));
});

describe('a date with the year last', () => {
  it.each([
    ['21/03/2027', '21|3|2027'],
    ['3/21/2027', '3|21|2027'],
    ['21.03.2027.', '21|3|2027'],
    ['21. 3. 2027', '21|3|2027'],
    ['21-03-2027', '21|3|2027'],
    ['21–03–2027', '21|3|2027'],
    ['21 03 2027', '21|3|2027'],
    ['21 / 3 / 2027', '21|3|2027'],
    ['3/21/2027 0:00', '3|21|2027'],
    ['21/03/2027, 14:30:00', '21|3|2027'],
    ['3/4 2027', '3|4|2027'],
    ['3/4-2027', '3|4|2027'],
    ['3.4 2027', '3|4|2027'],
    ['3/21/2027 12:00 AM', '3|21|2027'],
    ['٢١/٣/٢٠٢٧', '21|3|2027'],
    ['٠١\u200f/٠٣\u200f/٢٠٢٧', '1|3|2027'],
    ['21.03.2027 г.', '21|3|2027'],
    ['Sun 21/03/2027', '21|3|2027'],
    ['99/99/2027', '99|99|2027'],
  ])('%s leaves the order to its column: %s', (text, expected) => {
    expect(meaning(text)).toBe(expected);
  });
});

describe('a date as the product writes it', () => {
  it.each([
    ['March 21, 2026', '2026-03-21 usual'],
    ['mARCH   1,2026', '2026-03-01 usual'],
    ['March\u00a021,\u202f2026', '2026-03-21 usual'],
    ['Mar 21, 2026', '2026-03-21 words'],
    ['Sun Mar 21 2027 10:00:00 GMT+0100 (Central European Time)', '2027-03-21 words'],
    ['Sun, 21 Mar 2027 10:00:00 +0000', '2027-03-21 words'],
  ])('%s is %s', (text, expected) => expect(meaning(text)).toBe(expected));
});

describe('what is not read', () => {
  it.each([
    ...['2026-02-30', '2025-02-29', '2026-13-01', 'February 30, 2026', '2026-02-30T00:00:00Z'].map(
      (text) => [text, 'not-real'] as const,
    ),
    ...[
      '3.4.26',
      '21/3/27',
      '21/3 27',
      '21/3-27',
      '1/2/026',
      '27-03-21',
      '21-Mar-27',
      'March 21, 27',
      '5 5 5',
    ].map((text) => [text, 'short-year'] as const),
    ...['46102', '46102.5', '46102,5', '20260321', '0', '۴۶۱۰۲'].map(
      (text) => [text, 'number'] as const,
    ),
    ...['0001-01-01', '1843-12-31', '2352-01-01', '9999-12-31', 'March 21, 2570'].map(
      (text) => [text, 'year'] as const,
    ),
    ...['1406-01-01', '۱۴۰۶/۰۱/۳۱', '۱ فروردین ۱۴۰۶', '1 Farvardin 1406', '1404-12-30'].map(
      (text) => [text, 'other-calendar'] as const,
    ),
    ...['1448-09-01', '١ رمضان ١٤٤٨', '1 ربيع الأول 1448'].map(
      (text) => [text, 'other-calendar'] as const,
    ),
    ...['Monday, March 21, 2027', '2027-03-21 (Mon)', 'lundi 21 mars 2027'].map(
      (text) => [text, 'weekday'] as const,
    ),
    ...['March 21', 'March 2026', '21', '2026', '2026-03', '12:30', '2026-03-21T25:00'].map(
      (text) => [text, /^\d+$/.test(text) ? 'number' : 'unknown'] as const,
    ),
    ...[
      'tomorrow',
      '2026-03-21 x',
      '-1',
      'constructor',
      '2027-03/21',
      '12026-03-21',
      '3 4/2027',
    ].map((text) => [text, 'unknown'] as const),
    ...['21 2027 March', 'March 2027 21', 'March 21 or 22, 2027', '2027 March 2028'].map(
      (text) => [text, 'unknown'] as const,
    ),
    ...['21/03/2027 - 22/03/2027', 'Easter 28/03/2027', 'Mon 22/03/2027 Mon', '21 Jui 2027'].map(
      (text) => [text, 'unknown'] as const,
    ),
    ...[
      '\u200b',
      '.',
      '年月日',
      '1年2月',
      '二〇二七年三月',
      '二〇二七年百月一日',
      '21 March + 2027',
      '21 March 2027!',
    ].map((text) => [text, 'unknown'] as const),
  ])('%s: %s', (text, problem) => expect(meaning(text)).toBe(problem));
});

describe('any text', () => {
  const part = fc.oneof(
    fc.constantFrom(
      ...['21', '3', '2027', '/', '.', '-', ' ', ',', 'March', 'mar', 'Sunday', '年'],
    ),
    fc.constantFrom(...['مارس', 'يوم', 'Bahá', 'B.E.', 'T10:00', 'st', "'", '\u200f', '۰', '🌍']),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
  );

  it('is a real day, a question or a fault with a short message', () => {
    const holds = fc.property(text, (some) => {
      const parsed = parseDate(some);
      if (parsed.kind === 'day') expect(parsed.day).toMatch(/^(18|19|2[0-3])\d\d-\d\d-\d\d$/);
      if (parsed.kind === 'fault') expect([...parsed.fault.said.message].length).toBeLessThan(260);
    });
    fc.assert(holds, { seed: 1844, numRuns: 5000 });
  });

  it.each([
    ...['1', ' ', '1 ', '/', '1/', 'a ', 'mar ', '.', '年', '1年', '\u0301', 'ﷺ', "'"],
    ...['1st', ' ,', '12:', '1:00', '2027-03-21 ', 'sunday ', '🌍', '\ud800', 'd/m/'],
  ])('is not searched when it is long: %j', (unit) => {
    const long = unit.repeat(Math.floor(32_767 / unit.length));
    expect(meaning(long)).toBe(unit === '1' ? 'number' : 'unknown');
    const short = unit.repeat(Math.floor(100 / unit.length));
    expect(() => parseDate(short)).not.toThrow();
  });
});
