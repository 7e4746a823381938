// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { liveIn } from '../testing/fake-time.ts';
import { localDay, utcDay } from './today.ts';

describe('the civil day', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-03-20T10:00:00Z', '2026-03-21', '2026-03-20'],
    ['Pacific/Kiritimati', '2026-03-20T09:59:59.999Z', '2026-03-20', '2026-03-20'],
    ['Pacific/Niue', '2026-03-21T10:59:59.999Z', '2026-03-20', '2026-03-21'],
    ['Pacific/Niue', '2026-03-21T11:00:00Z', '2026-03-21', '2026-03-21'],
    ['Asia/Kathmandu', '2025-12-31T18:15:00Z', '2026-01-01', '2025-12-31'],
    ['UTC', '2024-02-29T23:59:59.999Z', '2024-02-29', '2024-02-29'],
  ] as const)('in %s at %s is %s, in UTC %s', (zone, instant, local, utc) => {
    liveIn(zone);
    const now = new Date(instant);
    expect(localDay(now)).toBe(local);
    expect(utcDay(now)).toBe(utc);
  });

  it('is written with two digits for the month and the day, and four for the year', () => {
    const now = new Date('0987-06-05T12:00:00Z');
    liveIn('UTC');
    expect(localDay(now)).toBe('0987-06-05');
    expect(utcDay(now)).toBe('0987-06-05');
  });
});
