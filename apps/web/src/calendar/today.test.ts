// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { liveIn } from '../testing/fake-time.ts';
import { localDay } from './today.ts';

describe('the civil day', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-03-20T10:00:00Z', '2026-03-21'],
    ['Pacific/Kiritimati', '2026-03-20T09:59:59.999Z', '2026-03-20'],
    ['Pacific/Niue', '2026-03-21T10:59:59.999Z', '2026-03-20'],
    ['Pacific/Niue', '2026-03-21T11:00:00Z', '2026-03-21'],
    ['Asia/Kathmandu', '2025-12-31T18:15:00Z', '2026-01-01'],
    ['UTC', '2024-02-29T23:59:59.999Z', '2024-02-29'],
  ] as const)('in %s at %s is %s', (zone, instant, local) => {
    liveIn(zone);
    const now = new Date(instant);
    expect(localDay(now)).toBe(local);
  });

  it('is written with two digits for the month and the day, and four for the year', () => {
    const now = new Date('0987-06-05T12:00:00Z');
    liveIn('UTC');
    expect(localDay(now)).toBe('0987-06-05');
  });
});
