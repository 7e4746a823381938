import { expect, it } from 'vitest';
import { storedQuoteWith } from '../../../testing/samples.ts';
import { countAhead, daysIn } from './days-in-language.ts';

const of = (
  id: number,
  displayDate: string | null,
  languages: ('fa' | 'de')[],
  updatedAt = '2026-01-01T00:00:00.000Z',
) => storedQuoteWith({ id, displayDate, languages, updatedAt });

it('counts a day by the quote that it shows', () => {
  const quotes = [
    of(1, '2026-03-21', ['fa']),
    of(2, '2026-03-22', ['de']),
    of(3, '2026-03-23', ['fa']),
    of(4, '2026-03-23', []),
    of(5, '2026-03-24', ['fa'], '2026-02-01T00:00:00.000Z'),
    of(6, '2026-03-24', []),
    of(7, null, ['fa']),
    storedQuoteWith({ id: 8, displayDate: '2026-03-25', language: 'fa' }),
  ];
  expect([...daysIn(quotes, 'fa')]).toEqual(['2026-03-21', '2026-03-24', '2026-03-25']);
  expect([...daysIn(quotes, 'de')]).toEqual(['2026-03-22']);
});

it('counts from today on, today included', () => {
  const days = new Set(['2026-03-20', '2026-03-21', '2027-03-20', '2027-03-21']);
  expect(countAhead(days, '2026-03-21', 365)).toBe(2);
});
