import { describe, expect, it } from 'vitest';
import { type Exception, occurrencesBetween } from './occurrences.ts';

const TUESDAYS = {
  starts: '2026-03-03',
  ends: null,
  repeat: { every: 'week' as const, weekdays: [2], interval: 1 },
};

const exception = (day: string, differs: Partial<Exception>): Exception => ({
  day,
  cancelled: false,
  moved: null,
  time: null,
  place: null,
  online: null,
  note: null,
  ...differs,
});

const between = (first: string, last: string, ...exceptions: Exception[]) =>
  occurrencesBetween(TUESDAYS, exceptions, first, last, []).map(({ day, held }) => [day, held]);

describe('what is held between two days', () => {
  it('goes by the day on which it is held, and is known by the one of the rule', () => {
    const moved = exception('2026-03-10', { moved: '2026-03-25' });
    expect(between('2026-03-03', '2026-03-17', moved)).toEqual([
      ['2026-03-03', '2026-03-03'],
      ['2026-03-17', '2026-03-17'],
    ]);
    expect(between('2026-03-18', '2026-03-31', moved)).toEqual([
      ['2026-03-24', '2026-03-24'],
      ['2026-03-10', '2026-03-25'],
      ['2026-03-31', '2026-03-31'],
    ]);
  });

  it('may be two on one day', () => {
    const moved = exception('2026-03-10', { moved: '2026-03-17' });
    expect(between('2026-03-17', '2026-03-17', moved)).toEqual([
      ['2026-03-10', '2026-03-17'],
      ['2026-03-17', '2026-03-17'],
    ]);
  });

  it('does not know exceptions of days that the rule does not have', () => {
    const lost = exception('2026-03-11', { moved: '2026-03-12' });
    expect(between('2026-03-04', '2026-03-13', lost, exception('2026-03-12', {}))).toEqual([
      ['2026-03-10', '2026-03-10'],
    ]);
  });

  it('has its exception, also when it is cancelled', () => {
    const cancelled = exception('2026-03-10', { cancelled: true, note: 'Snow' });
    const [first] = occurrencesBetween(TUESDAYS, [cancelled], '2026-03-10', '2026-03-16', []);
    expect(first?.exception).toEqual(cancelled);
  });
});
