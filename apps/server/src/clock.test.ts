import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

describe('the system’s clock', () => {
  it('follows the day in UTC, forward and back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'Temporal'] });
    const { systemClock } = await import('./clock.ts');
    for (const [instant, day] of [
      ['2026-03-20T23:59:59.999Z', '2026-03-20'],
      ['2026-03-21T00:00:00.000Z', '2026-03-21'],
      ['2026-03-21T23:59:59.999Z', '2026-03-21'],
      ['2026-03-22T00:00:00.000Z', '2026-03-22'],
      ['2024-02-29T12:00:00.000Z', '2024-02-29'],
    ] as const) {
      vi.setSystemTime(instant);
      expect(systemClock.today()).toBe(day);
    }
  });
});
