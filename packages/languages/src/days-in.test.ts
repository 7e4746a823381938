import { daysOfYear, formatBadiDate } from '@bahai-friends/badi-calendar';
import { enDates } from '@bahai-friends/badi-calendar/names/en-dates';
import { describe, expect, it } from 'vitest';
import { daysIn } from './days-in.ts';
import { documentDays } from './document-days.ts';
import { factsOf } from './language-of.ts';

describe('a day and a number', () => {
  it.each([
    ['en', 'March 21, 2026', '1 Bahá 183 B.E.', '2026'],
    ['es', '21 de marzo de 2026', '1 de Bahá de 183 E.B.', '2026'],
    ['de', '21. März 2026', '1. Bahá 183 B.E.', '2026'],
    ['fa', '۲۱ مارس ۲۰۲۶', '۱ البهاء ۱۸۳ بدیع', '۲۰۲۶'],
    ['ar', '٢١ مارس ٢٠٢٦', '١ البهاء ١٨٣ بديع', '٢٠٢٦'],
    ['zh', '2026年3月21日', 'BE183年巴哈1日', '2026'],
  ] as const)(
    'are written in %s as its readers write them',
    (language, gregorian, badi, number) => {
      const days = daysIn(language);
      expect([
        days.gregorian('2026-03-21'),
        days.badi({ year: 183, month: 1, day: 1 }),
        days.number(2026),
      ]).toEqual([gregorian, badi, number]);
    },
  );

  it('are written in English as the calendar writes them', () => {
    for (const { badiDate } of daysOfYear(182)) {
      expect(daysIn('en').badi(badiDate)).toBe(formatBadiDate(badiDate, enDates));
    }
  });

  it('stay whole where a line ends', () => {
    expect(daysIn('ru').gregorian('2026-03-21')).toBe('21 марта 2026\u00a0г.');
  });

  it('are written in Chinese with the same signs from one to another as alone', () => {
    const days = documentDays(factsOf('zh'));
    expect([
      days.span({ start: '2026-03-21', end: '2027-03-20' }),
      days.span({ start: '2026-02-26', end: '2026-03-01' }),
      days.monthSpan({ start: '2026-03-21', end: '2026-04-08' }),
      days.monthSpan({ start: '2026-12-12', end: '2026-12-30' }),
    ]).toEqual([
      '2026年3月21日至2027年3月20日',
      '2026年2月26日至3月1日',
      '3月21日至4月8日',
      '12月12日至12月30日',
    ]);
  });

  it('are Gregorian in Persian wherever documents write them', () => {
    const days = documentDays(factsOf('fa'));
    expect(days.month('2026-03-21')).toBe('مارس ۲۰۲۶');
    expect(days.span({ start: '2026-03-21', end: '2027-03-20' })).toContain('۲۰۲۷');
    expect(days.dayAlone('2026-03-21')).toBe('۲۱');
  });
});
