import { describe, expect, it } from 'vitest';
import { dueDay, nextDueAt } from './due-day.ts';

const NEVER = '1970-01-01T00:00:00Z';
const due = (now: string, timeZone: string, sendAt = '07:00', since = NEVER) =>
  dueDay({ now: Temporal.Instant.from(now).epochMilliseconds, timeZone, sendAt, since });

describe('the next time of sending', () => {
  it.each([
    ['2026-03-21T06:59:59Z', 'UTC', '2026-03-21T07:00:00Z'],
    ['2026-03-21T07:00:00Z', 'UTC', '2026-03-22T07:00:00Z'],
    ['2026-03-29T00:00:00Z', 'Europe/Zurich', '2026-03-29T05:00:00Z'],
  ])('after %s in %s is %s', (now, timeZone, next) => {
    const { epochMilliseconds } = Temporal.Instant.from(now);
    expect(nextDueAt({ now: epochMilliseconds, timeZone, sendAt: '07:00' }).toString()).toBe(next);
  });
});

describe('the day that is due', () => {
  it.each([
    ['2026-03-21T06:59:59.999Z', null],
    ['2026-03-21T07:00:00Z', '2026-03-21'],
    ['2026-03-21T23:59:59.999Z', '2026-03-21'],
    ['2026-03-22T00:00:00Z', null],
  ])('at %s is %s', (now, day) => {
    expect(due(now, 'UTC')).toBe(day);
  });

  it('is that of the community', () => {
    expect(due('2026-03-20T18:30:00Z', 'Pacific/Kiritimati')).toBe('2026-03-21');
    expect(due('2026-03-21T10:00:00Z', 'Pacific/Honolulu')).toBeNull();
  });

  it('is not one whose time had passed as sending was set up', () => {
    const at = (since: string) => due('2026-03-21T12:00:00Z', 'UTC', '07:00', since);
    expect(at('2026-03-21T06:59:00Z')).toBe('2026-03-21');
    expect(at('2026-03-21T07:00:00Z')).toBe('2026-03-21');
    expect(at('2026-03-21T07:00:00.001Z')).toBeNull();
  });

  it('is one also where sending was set up while the clock was ahead', () => {
    const at = (since: string) => due('2026-03-21T12:00:00Z', 'UTC', '07:00', since);
    expect(at('2027-01-15T12:00:00Z')).toBe('2026-03-21');
    // The clock of another instance is a little ahead.
    expect(at('2026-03-21T12:01:00Z')).toBeNull();
  });

  it('is due after a time that a change of clocks skips, and at the first of two', () => {
    // In Zürich 02:30 was skipped on 2026-03-29, and came twice on 2026-10-25.
    expect(due('2026-03-29T01:29:59Z', 'Europe/Zurich', '02:30')).toBeNull();
    expect(due('2026-03-29T01:30:00Z', 'Europe/Zurich', '02:30')).toBe('2026-03-29');
    expect(due('2026-10-25T00:29:59Z', 'Europe/Zurich', '02:30')).toBeNull();
    expect(due('2026-10-25T00:30:00Z', 'Europe/Zurich', '02:30')).toBe('2026-10-25');
  });
});
