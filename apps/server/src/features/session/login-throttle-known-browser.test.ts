import { describe, expect, it } from 'vitest';
import { attempt, attempts, away, HOME, throttleOn, WINDOW } from '../../testing/login-attempts.ts';
import { databases } from '../../testing/test-database.ts';

const KNOWN = { knownBrowser: 'k1' };

describe.each(databases)('the login throttle on $name for a known browser', ({ open }) => {
  it('lets it try at once, though its address has used up its tries', async () => {
    const { throttle } = throttleOn(await open());
    expect(await attempts(throttle, HOME, 4)).toEqual([0, 0, 0, WINDOW]);
    expect(await attempt(throttle, HOME, KNOWN)).toBe(0);
    expect(await attempt(throttle, HOME)).toBe(WINDOW);
  });

  it('lets it try at once after a mistake, though many addresses guess', async () => {
    const { throttle } = throttleOn(await open());
    expect(await attempt(throttle, HOME, KNOWN)).toBe(0);
    for (let number = 1; number <= 30; number += 1) await attempts(throttle, away(number), 3);
    expect(await attempt(throttle, HOME, KNOWN)).toBe(0);
    expect(await attempt(throttle, HOME)).toBe(60);
  });

  it('limits its tries from all addresses together; then it is like any other', async () => {
    const { clock, throttle } = throttleOn(await open());
    for (let number = 1; number <= 3; number += 1) {
      expect(await attempt(throttle, away(number), KNOWN)).toBe(0);
    }
    expect(await attempt(throttle, away(9), KNOWN)).toBe(0);
    expect(await attempt(throttle, away(9), KNOWN)).toBeGreaterThan(0);
    expect(await attempt(throttle, away(9), { knownBrowser: 'k2' })).toBe(0);
    clock.advance(WINDOW);
    expect(await attempt(throttle, away(9), KNOWN)).toBe(0);
  });

  it('counts its tries for its address, too', async () => {
    const { throttle } = throttleOn(await open());
    for (let count = 0; count < 3; count += 1) await attempt(throttle, HOME, KNOWN);
    expect(await attempt(throttle, HOME, KNOWN)).toBe(WINDOW);
  });

  it('counts each of its tries once against the account', async () => {
    const { throttle } = throttleOn(await open());
    expect(await attempt(throttle, HOME, KNOWN)).toBe(0);
    expect(await attempts(throttle, away(1), 2)).toEqual([0, 0]);
  });

  it('gives it all tries again when it has logged in', async () => {
    const { throttle } = throttleOn(await open());
    const source = { address: HOME, ...KNOWN };
    for (let round = 0; round < 3; round += 1) {
      expect(await attempt(throttle, HOME, KNOWN)).toBe(0);
      expect(await attempt(throttle, HOME, KNOWN)).toBe(0);
      await throttle.clearAttempts('anna', await throttle.countAttempt('anna', source));
    }
  });
});
