import { describe, expect, it } from 'vitest';
import { TestClock } from '../../testing/test-clock.ts';
import { createFormLimits } from './form-limits.ts';

const HOUR_SECONDS = 3600;

function limitsOf(perHour: number, perHourInAll: number) {
  const clock = new TestClock('2026-03-21T12:00:00Z');
  return { clock, count: createFormLimits({ perHour, perHourInAll, clock }) };
}

describe('the limit of public forms', () => {
  it('is that of a network: a /24, or a /56 of IPv6, however its addresses are written', () => {
    const { count } = limitsOf(2, 100);
    expect([count('198.51.100.1'), count('198.51.100.77:4711')]).toEqual([null, null]);
    expect(count('::ffff:198.51.100.200')).toBe(HOUR_SECONDS);
    expect(count('198.51.101.1')).toBeNull();
    expect([count('2001:db8:1:100::1'), count('2001:db8:1:1ff::2')]).toEqual([null, null]);
    expect(count('[2001:db8:1:180::3]:443')).toBe(HOUR_SECONDS);
    expect(count('2001:db8:1:200::1')).toBeNull();
  });

  it('is over after an hour, whatever clocks are set to, and says how long that is', () => {
    const { clock, count } = limitsOf(1, 100);
    expect(count('198.51.100.1')).toBeNull();
    clock.advance(600);
    clock.set(-7200);
    expect(count('198.51.100.1')).toBe(HOUR_SECONDS - 600);
    clock.advance(HOUR_SECONDS - 601);
    expect(count('198.51.100.1')).toBe(1);
    clock.advance(1);
    expect(count('198.51.100.1')).toBeNull();
  });

  it('holds for all networks together, and a refused form counts for nobody', () => {
    const { count } = limitsOf(2, 3);
    const counted = ['1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2', '3.3.3.3'].map(count);
    expect(counted).toEqual([null, null, HOUR_SECONDS, null, HOUR_SECONDS]);
  });

  it('counts what no address is known of as one', () => {
    const { count } = limitsOf(1, 100);
    expect([count('nonsense'), count('')]).toEqual([null, HOUR_SECONDS]);
  });
});
