import { describe, expect, it } from 'vitest';
import { attempt, attempts, away, HOME, throttleOn, WINDOW } from '../../testing/login-attempts.ts';
import { databases } from '../../testing/test-database.ts';

describe.each(databases)('the login throttle on $name', ({ open }) => {
  it('gives an address its tries at an account, then none until 15 minutes from the first', async () => {
    const { clock, throttle } = throttleOn(await open());
    expect(await attempt(throttle, HOME)).toBe(0);
    clock.advance(60);
    expect(await attempts(throttle, HOME, 4)).toEqual([0, 0, WINDOW - 60, WINDOW - 60]);
    expect(await attempt(throttle, HOME, { account: 'bruno' })).toBe(0);
    clock.advance(WINDOW - 61);
    expect(await attempt(throttle, HOME)).toBe(1);
    clock.advance(1);
    expect(await attempts(throttle, HOME, 4)).toEqual([0, 0, 0, WINDOW]);
  });

  it('gives a guesser 20 tries at most in any 15 minutes, however they are timed', async () => {
    const { clock, throttle } = throttleOn(await open(), 10);
    const tries: number[] = [];
    let now = 0;
    const tryAt = async (time: number) => {
      clock.advance(time - now);
      now = time;
      if ((await attempt(throttle, HOME)) === 0) tries.push(time);
    };
    // The schedule is one try that opens the window, nine at its end and all of the next right after; then as fast as
    // allowed.
    await tryAt(0);
    for (let count = 0; count < 15; count += 1) await tryAt(WINDOW - 1);
    for (let count = 0; count < 15; count += 1) await tryAt(WINDOW);
    for (let time = WINDOW + 20; time < 4 * WINDOW; time += 20) await tryAt(time);
    const within15Minutes = tries.map(
      (start) => tries.filter((time) => time >= start && time < start + WINDOW).length,
    );
    expect(Math.max(...within15Minutes)).toBeGreaterThan(10);
    expect(Math.max(...within15Minutes)).toBeLessThanOrEqual(20);
  });

  it('never keeps an address waiting that has not failed, whatever others do', async () => {
    const { throttle } = throttleOn(await open());
    for (let number = 1; number <= 30; number += 1) await attempts(throttle, away(number), 3);
    expect(await attempt(throttle, HOME)).toBe(0);
  });

  it('keeps one that has failed waiting for a minute at most, while the attack goes on', async () => {
    const { clock, throttle } = throttleOn(await open());
    for (let number = 1; number <= 30; number += 1) await attempts(throttle, away(number), 3);
    expect(await attempt(throttle, HOME)).toBe(0);
    for (let waited = 0; waited < 60; waited += 10) {
      expect(await attempt(throttle, HOME)).toBe(60 - waited);
      await attempt(throttle, away(100 + waited));
      clock.advance(10);
    }
    expect(await attempt(throttle, HOME)).toBe(0);
  });

  it('doubles the wait with each attempt on the account, from whichever address', async () => {
    const { throttle } = throttleOn(await open());
    await attempt(throttle, HOME);
    const waits: number[] = [];
    for (let number = 1; number <= 9; number += 1) {
      await attempt(throttle, away(number));
      waits.push(await attempt(throttle, HOME));
    }
    expect(waits).toEqual([0, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('forgets an address’s attempts when it has logged in, and no others', async () => {
    const { throttle } = throttleOn(await open());
    await attempts(throttle, away(1), 3);
    const allowance = await throttle.countAttempt('anna', { address: HOME, knownBrowser: null });
    expect(await attempt(throttle, HOME)).toBe(2);
    await throttle.clearAttempts('anna', allowance);
    expect(await attempt(throttle, HOME)).toBe(0);
    expect(await attempt(throttle, away(1))).toBe(WINDOW);
  });

  it('takes the addresses of an IPv6 network for one, and no others', async () => {
    const { throttle } = throttleOn(await open(), 1);
    const pairs = [
      ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', WINDOW],
      ['2001:db8::1', '2001:db8:0:0:1:2:3:4', WINDOW],
      ['::1', '::ffff', WINDOW],
      ['2001:DB8:1:2::1', '2001:db8:0001:0002::2', WINDOW],
      ['192.0.2.1', '::ffff:c000:201', WINDOW],
      ['2001:db8:1:2::1', '2001:db8:1:3::1', 0],
      ['2001:db8:1::1', '2001:db8:0:1::1', 0],
      ['::ffff:192.0.2.1', '::ffff:192.0.2.2', 0],
      ['192.0.2.1', '192.0.2.2', 0],
    ] as const;
    for (const [first, second, wait] of pairs) {
      const account = `${first} ${second}`;
      await attempt(throttle, first, { account });
      expect(await attempt(throttle, second, { account }), account).toBe(wait);
    }
  });

  it('gives an IPv6 /56 three times the tries of an address, however they are spread', async () => {
    const { clock, throttle } = throttleOn(await open());
    const subnet = (number: number) => `2001:db8:0:7${number.toString(16).padStart(2, '0')}::1`;
    const waits: number[] = [];
    for (let number = 0; number < 256; number += 1) {
      waits.push(await attempt(throttle, subnet(number)));
    }
    expect(waits.filter((wait) => wait === 0)).toHaveLength(9);
    expect(waits.slice(9).every((wait) => wait === WINDOW)).toBe(true);
    expect(await attempt(throttle, '2001:db8:0:800::1')).toBe(0);
    expect(await attempt(throttle, '2001:db8:0:6ff::1')).toBe(0);
    clock.advance(WINDOW);
    expect(await attempt(throttle, subnet(200))).toBe(0);
  });

  it('counts attempts at the same moment one by one', async () => {
    const { throttle } = throttleOn(await open(), 10);
    const waits = await Promise.all(Array.from({ length: 50 }, () => attempt(throttle, HOME)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(waits.filter((wait) => wait === WINDOW)).toHaveLength(40);
  });

  it('stands many attempts on many accounts at the end of their windows', async () => {
    const { clock, throttle } = throttleOn(await open());
    const many = Array.from({ length: 60 }, (_, index) => `account ${index % 20}`);
    const round = () => Promise.all(many.map((account) => attempt(throttle, HOME, { account })));
    expect(await round()).toEqual(many.map(() => 0));
    clock.advance(WINDOW);
    expect(await round()).toEqual(many.map(() => 0));
  });

  it('keeps nothing of attempts that no longer count', async () => {
    const database = await open();
    const { clock, throttle } = throttleOn(database);
    for (let number = 1; number <= 20; number += 1) await attempt(throttle, away(number));
    clock.advance(WINDOW);
    await attempt(throttle, HOME, { account: 'bruno' });
    const rows = await database.reads.selectFrom('login_attempts').selectAll().execute();
    expect(rows).toEqual([
      {
        account: 'bruno',
        address: HOME,
        window_ends_at: '2026-03-21T12:30:00.000Z',
        attempts: 1,
        last_attempt_at: '2026-03-21T12:15:00.000Z',
      },
    ]);
  });
});
