import { SCHEDULE_MAX } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { storedQuoteWith } from '../../../../testing/samples.ts';
import { countsByDay, quotesOn } from '../day-counts.ts';
import { candidates, defaultSpan, type FillSource, planFill } from './fill-plan.ts';
import { boundMessages } from './fill-values.ts';

const TODAY = '2026-11-22';
const quote = (id: number, displayDate: string | null, text = `Quote ${id}`) =>
  storedQuoteWith({ id, displayDate, text });
const quotes = [
  quote(9, '2026-10-20'),
  quote(5, '2026-10-20'),
  quote(7, '2026-01-05'),
  quote(3, '2026-11-22'),
  quote(4, '2026-11-24'),
  quote(8, '2026-11-24'),
  quote(12, null),
  quote(2, null),
];
const counts = countsByDay(quotes);

const plan = (from: string, to: string, source: FillSource) => {
  const { days, ...numbers } = planFill(quotes, counts, { from, to, source, today: TODAY });
  return { ...numbers, days: days.map((planned) => [planned.civilDay, planned.quote.id]) };
};

describe('the days of quotes', () => {
  it('are counted', () => {
    expect(counts.get('2026-11-24')).toBe(2);
    expect(counts.get('2026-11-22')).toBe(1);
    expect(counts.get('2026-11-23')).toBeUndefined();
  });

  it('show the quote changed last, then the newest', () => {
    const older = storedQuoteWith({ id: 9, displayDate: TODAY });
    const newer = storedQuoteWith({ id: 8, displayDate: TODAY });
    const changed = { ...older, id: 1, updatedAt: '2026-05-01T00:00:00.000Z' };
    const ids = quotesOn([newer, older, changed, quote(2, null)], TODAY).map(({ id }) => id);
    expect(ids).toEqual([1, 9, 8]);
  });
});

describe('the plan to fill gaps', () => {
  it('takes unscheduled quotes in the order they were added', () => {
    expect(plan('2026-11-22', '2026-11-30', 'unscheduled')).toEqual({
      days: [
        ['2026-11-23', 2],
        ['2026-11-25', 12],
      ],
      gapCount: 7,
      candidateCount: 2,
      leftOut: 0,
    });
  });

  it('takes past quotes by date, those of one day by age', () => {
    expect(plan('2026-11-23', '2026-11-26', 'past')).toEqual({
      days: [
        ['2026-11-23', 7],
        ['2026-11-25', 5],
        ['2026-11-26', 9],
      ],
      gapCount: 3,
      candidateCount: 3,
      leftOut: 0,
    });
  });

  it('leaves out whose text is shown within 30 days, be it by another quote or before', () => {
    const some = [
      quote(1, null, 'Be kind'),
      quote(2, null, 'BE  KIND'),
      quote(3, null),
      quote(4, '2026-12-25', 'be kind'),
      quote(5, '2026-10-23', 'Of October'),
      quote(6, '2026-10-25', 'Of October, too'),
    ];
    const planned = (from: string, source: FillSource) => {
      const { days, leftOut } = planFill(some, countsByDay(some), {
        ...{ from, to: '2027-03-31', source },
        today: TODAY,
      });
      return [leftOut, ...days.map(({ civilDay, quote: { id } }) => `${civilDay} ${id}`)];
    };
    expect(planned('2026-11-23', 'past')).toEqual([1, '2026-11-23 5']);
    expect(planned('2026-11-24', 'unscheduled')).toEqual([1, '2026-11-24 1', '2026-11-25 3']);
    expect(planned('2026-11-25', 'unscheduled')).toEqual([2, '2026-11-25 3']);
    expect(planned('2027-01-24', 'unscheduled')).toEqual([2, '2027-01-24 3']);
    expect(planned('2027-01-25', 'unscheduled')).toEqual([1, '2027-01-25 1', '2027-01-26 3']);
  });

  it('never takes a quote of today or later', () => {
    expect(candidates(quotes, 'past', TODAY).map(({ id }) => id)).toEqual([7, 5, 9]);
  });

  it('is empty where nothing is free, or nothing is there', () => {
    expect(plan('2026-11-24', '2026-11-24', 'past')).toMatchObject({ days: [], gapCount: 0 });
    expect(plan('2026-11-30', '2026-11-25', 'past')).toMatchObject({ days: [], gapCount: 0 });
    const none = planFill([], new Map(), {
      from: TODAY,
      to: TODAY,
      source: 'unscheduled',
      today: TODAY,
    });
    expect(none).toEqual({ days: [], gapCount: 1, candidateCount: 0, leftOut: 0 });
  });

  it('has no more than one call schedules, and crosses leap days', () => {
    const many = Array.from({ length: SCHEDULE_MAX + 5 }, (_, index) => quote(index + 1, null));
    const { days, gapCount } = planFill(many, new Map(), {
      from: '2027-01-01',
      to: '9999-12-31',
      source: 'unscheduled',
      today: TODAY,
    });
    expect(days).toHaveLength(SCHEDULE_MAX);
    expect(gapCount).toBeGreaterThan(2_900_000);
    expect(days[424]?.civilDay).toBe('2028-02-29');
  });
});

describe('the span that is filled unless another is chosen', () => {
  it.each([
    ['gregorian', 2026, '2026-11-23', '2026-12-31'],
    ['gregorian', 2027, '2027-01-01', '2027-12-31'],
    ['gregorian', 2020, '2026-11-23', '2026-12-31'],
    ['badi', 183, '2026-11-23', '2027-03-20'],
    ['badi', 184, '2027-03-21', '2028-03-19'],
    ['badi', 1, '2026-11-23', '2027-03-20'],
  ] as const)('of %s %d is %s to %s', (calendar, year, from, to) => {
    expect(defaultSpan(counts, { calendar, year }, TODAY, 2)).toEqual({ from, to });
  });

  it.each([
    [38, '2026-12-31'],
    [39, '2027-01-01'],
    [40, '2027-01-02'],
    [5000, '2027-12-31'],
  ])('goes on into the next year as far as %d quotes go', (available, to) => {
    const shown = { calendar: 'gregorian', year: 2026 } as const;
    expect(defaultSpan(counts, shown, TODAY, available)).toEqual({ from: '2026-11-23', to });
  });

  it('begins at the first gap', () => {
    const taken = countsByDay([quote(1, '2026-11-23'), quote(2, '2026-11-24')]);
    const shown = { calendar: 'gregorian', year: 2026 } as const;
    expect(defaultSpan(taken, shown, TODAY, 0).from).toBe('2026-11-25');
  });

  it('is of the next year on the last day of one, and one day beyond the calendar', () => {
    const last = { calendar: 'gregorian', year: 2026 } as const;
    expect(defaultSpan(counts, last, '2026-12-31', 0)).toEqual({
      from: '2027-01-01',
      to: '2027-12-31',
    });
    expect(defaultSpan(counts, last, '2400-01-01', 500)).toEqual({
      from: '2400-01-02',
      to: '2400-01-02',
    });
  });
});

describe('a span that cannot be filled', () => {
  const messages = (from: string, to: string) => boundMessages({ from, to, source: 'past' }, TODAY);

  it('is said by its bounds', () => {
    expect(messages(TODAY, TODAY)).toEqual({ from: [], to: [] });
    expect(messages('2026-11-21', '2026-11-20')).toEqual({
      from: ['From must be today or later: days that have passed are not filled'],
      to: ['To must not be before From'],
    });
    expect(messages(TODAY, '9999-12-31').to).toEqual([
      'Date must have a year from 1844 to 2351, with four digits',
    ]);
    expect(messages('', 'incomplete')).toEqual({
      from: ['From is required'],
      to: ['Date must be a real day written as YYYY-MM-DD'],
    });
  });
});
