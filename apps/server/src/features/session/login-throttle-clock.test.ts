import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attempt, attempts, away, HOME, throttleOn, WINDOW } from '../../testing/login-attempts.ts';
import { databases } from '../../testing/test-database.ts';
import { createLoginThrottle } from './login-throttle.ts';

const DAY = 24 * 60 * 60;
const [sqlite] = databases;

describe.each(databases)('the login throttle on $name when the clock is set', ({ open }) => {
  it.each([
    ['an hour', 60 * 60],
    ['a day', DAY],
    ['ten years', 3653 * DAY],
  ])('back by %s while the site is down: lets nobody wait for it', async (_what, seconds) => {
    const database = await open();
    const before = throttleOn(database);
    expect(await attempts(before.throttle, HOME, 4)).toEqual([0, 0, 0, WINDOW]);
    before.clock.set(-seconds);
    const clock = before.clock;
    const throttle = createLoginThrottle({ database, clock, limit: 3 });
    expect(await attempts(throttle, HOME, 4)).toEqual([0, 0, 0, WINDOW]);
    clock.advance(WINDOW);
    expect(await attempt(throttle, HOME)).toBe(0);
  });

  it.each([2, 60, 600, DAY])('back by %i s: lets nobody wait longer', async (seconds) => {
    const { clock, throttle } = throttleOn(await open());
    expect(await attempts(throttle, HOME, 4)).toEqual([0, 0, 0, WINDOW]);
    clock.advance(700);
    expect(await attempt(throttle, HOME)).toBe(WINDOW - 700);
    clock.set(-seconds);
    expect(await attempt(throttle, HOME)).toBeLessThanOrEqual(WINDOW - 700);
  });

  it('back by a day: lets nobody wait longer because of what others did before', async () => {
    const { clock, throttle } = throttleOn(await open());
    await attempt(throttle, HOME);
    for (let number = 1; number <= 30; number += 1) await attempts(throttle, away(number), 3);
    expect(await attempt(throttle, HOME)).toBe(60);
    clock.set(-DAY);
    expect(await attempt(throttle, HOME)).toBe(0);
  });

  it('forward and then right again: counts from the right time on', async () => {
    const { clock, throttle } = throttleOn(await open());
    clock.set(DAY);
    await attempts(throttle, HOME, 3);
    clock.set(-DAY);
    expect(await attempts(throttle, HOME, 4)).toEqual([0, 0, 0, WINDOW]);
  });

  it('differs by seconds between instances: the attempts at all of them count', async () => {
    const database = await open();
    const [one, other] = [throttleOn(database, 10), throttleOn(database, 10)];
    other.clock.set(5);
    const waits: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      waits.push(await attempt(other.throttle, HOME), await attempt(one.throttle, HOME));
    }
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(Math.max(...waits)).toBeLessThanOrEqual(WINDOW);
  });
});

describe('the wait of the login throttle', () => {
  it('is over when it was said to be, however the clock is set', async () => {
    const database = await sqlite.open();
    const days = fc.integer({ min: -2 * DAY, max: 2 * DAY });
    const moves = fc.array(
      fc.oneof(fc.constant(0), fc.integer({ min: -WINDOW, max: WINDOW }), days),
      {
        maxLength: 20,
      },
    );
    let account = 0;
    await fc.assert(
      fc.asyncProperty(moves, async (seconds) => {
        const { clock, throttle } = throttleOn(database);
        account += 1;
        const source = { account: `account ${account}` };
        for (const each of seconds) {
          clock.set(each);
          const wait = await attempt(throttle, HOME, source);
          expect(wait).toBeLessThanOrEqual(WINDOW);
          if (wait === 0) continue;
          clock.advance(wait);
          expect(await attempt(throttle, HOME, source)).toBe(0);
        }
      }),
      { numRuns: 30 },
    );
  });
});
