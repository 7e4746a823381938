import { describe, expect, it } from 'vitest';
import { dateFaultMessage, parseDate } from './parse-date.ts';

describe('a date as it was typed', () => {
  it.each([
    ['2026-03-21', '2026-03-21'],
    ['0001-01-01', '0001-01-01'],
    ['1844-05-22', '1844-05-22'],
    ['9999-12-31', '9999-12-31'],
    ['2024-02-29', '2024-02-29'],
    ['2026-03-21T23:30:00Z', '2026-03-21'],
    ['2026-03-21T23:30:00-08:00', '2026-03-21'],
    ['2026-03-21T00:00', '2026-03-21'],
    ['March 21, 2026', '2026-03-21'],
    ['mARCH   1,2026', '2026-03-01'],
    ['March\u00a021,\u202f2026', '2026-03-21'],
    ['DECEMBER 31, 9999', '9999-12-31'],
  ])('%s is the day %s', (text, day) => expect(parseDate(text)).toEqual({ day }));

  it.each([
    ...['2026-02-30', '2025-02-29', '2026-13-01', '0000-01-01', 'February 30, 2026'].map(
      (text) => [text, 'not-real'] as const,
    ),
    ...['03/04/2026', '3.4.26', '03-04-2026', '3 4 2026', '1/2/026', '21/3/27'].map(
      (text) => [text, 'order'] as const,
    ),
    ...['32/01/2026', '13/13/2026', '31.02.2026', '00/01/2026'].map(
      (text) => [text, 'not-real'] as const,
    ),
    ...['46102', '46102.5', '46102,5', '20260321', '0'].map((text) => [text, 'number'] as const),
    ...['Mar 21, 2026', '21 March 2026', 'March 21', 'March 2026', '2026/03/21', '2026-3-21'].map(
      (text) => [text, 'unknown'] as const,
    ),
    ...['tomorrow', '2026-03-21 x', '-1', '٢٠٢٦-٠٣-٢١', '2026-02-30T00:00:00Z', 'constructor'].map(
      (text) => [text, 'unknown'] as const,
    ),
  ])('%s is not guessed at: %s', (text, fault) => expect(parseDate(text)).toEqual({ fault }));

  it.each([
    ['21/03/2027', '2027-03-21'],
    ['3/21/2027', '2027-03-21'],
    ['5.5.2027', '2027-05-05'],
    ['31-12-9999', '9999-12-31'],
  ])('%s can only mean %s, and that is how to write it', (text, meant) => {
    const parsed = parseDate(text);
    expect(parsed).toEqual({ fault: 'form', meant });
    expect(dateFaultMessage('form', text, meant)).toBe(
      `“${text}” is not in a form that is read. Please write it as ${meant}`,
    );
  });

  it('that is not read is named, with the way to write it', () => {
    for (const fault of ['order', 'form', 'number', 'not-real', 'unknown'] as const) {
      expect(dateFaultMessage(fault, '3/4/26')).toMatch(/“3\/4\/26”.*YYYY-MM-DD/);
    }
  });
});
