import { describe, expect, it } from 'vitest';
import { liveIn } from '../testing/fake-time.ts';
import { daysAfter } from './days-after.ts';

describe('the day after', () => {
  it.each(['UTC', 'America/New_York', 'Pacific/Kiritimati'] as const)(
    'is the next one in %s, over the change of clocks, month and year',
    (zone) => {
      liveIn(zone);
      expect(daysAfter('2026-03-07', 1)).toBe('2026-03-08');
      expect(daysAfter('2026-03-08', 1)).toBe('2026-03-09');
      expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
      expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    },
  );
});
