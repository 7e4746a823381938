import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { formKey } from '../../db/installation-values.ts';
import { forgetStamps, useStamp } from '../../db/used-stamps.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { createStamps } from './stamps.ts';

const NOON = '2026-03-21T12:00:00Z';
const DAY_SECONDS = 24 * 60 * 60;
const HOUR_MS = 60 * 60 * 1000;

/** Makes stamps as a server that starts on this database, on any instance, would. */
async function stampsOn(database: Database, clock: TestClock) {
  const { writes } = database;
  return createStamps({
    key: await formKey(writes),
    clock,
    use: (stamp) => useStamp(writes, stamp),
  });
}

describe.each(databases)('a stamp on $name', ({ open }) => {
  async function site() {
    const database = await open();
    const clock = new TestClock(NOON);
    return { database, clock, stamps: await stampsOn(database, clock) };
  }

  it('is good from two seconds until a day after it was made', async () => {
    const { clock, stamps } = await site();
    const [early, right, late, old] = [1, 2, 3, 4].map(() => stamps.make('letters'));
    clock.advance(1);
    expect(await stamps.take('letters', early ?? '')).toBe(false);
    clock.advance(1);
    expect(await stamps.take('letters', right ?? '')).toBe(true);
    clock.advance(DAY_SECONDS - 2);
    expect(await stamps.take('letters', late ?? '')).toBe(true);
    clock.advance(1);
    expect(await stamps.take('letters', old ?? '')).toBe(false);
  });

  it('is good for the form that it was made for, and for no other', async () => {
    const { stamps } = await site();
    const ofLetters = stamps.make('letters', 'now');
    const ofAnswers = stamps.make('answers', 'now');
    expect(stamps.read('answers', ofLetters)).toBeNull();
    expect(await stamps.take('letters', ofAnswers)).toBe(false);
    expect(await stamps.take('letters', ofLetters)).toBe(true);
    expect(await stamps.take('answers', ofAnswers)).toBe(true);
  });

  it('that was too early is good later: nothing has used it up', async () => {
    const { clock, stamps } = await site();
    const stamp = stamps.make('letters');
    expect(await stamps.take('letters', stamp)).toBe(false);
    clock.advance(2);
    expect(await stamps.take('letters', stamp)).toBe(true);
  });

  it('of a form that comes back is good at once', async () => {
    const { stamps } = await site();
    expect(await stamps.take('letters', stamps.make('letters', 'now'))).toBe(true);
  });

  it('is good once, also when it comes several times at the same moment, and on every instance', async () => {
    const { database, clock, stamps } = await site();
    const other = await stampsOn(database, clock);
    const stamp = stamps.make('letters');
    clock.advance(2);
    const taken = await Promise.all(
      [stamps, other, stamps, other].map((each) => each.take('letters', stamp)),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    // The clock is set back to where the stamp had not been used yet.
    clock.set(-1);
    clock.set(1);
    expect(await stamps.take('letters', stamp)).toBe(false);
  });

  it('is not brought back by a clock that is set back after it has expired', async () => {
    const { database, clock, stamps } = await site();
    const stamp = stamps.make('letters');
    clock.advance(2);
    expect(await stamps.take('letters', stamp)).toBe(true);
    clock.advance(DAY_SECONDS + 1);
    await forgetStamps(database.writes, clock.now());
    clock.set(-DAY_SECONDS);
    expect(await stamps.take('letters', stamp)).toBe(false);
  });

  it('is forgotten two days after it was used', async () => {
    const { database, clock, stamps } = await site();
    await stamps.take('letters', stamps.make('letters', 'now'));
    const kept = async () =>
      (await database.reads.selectFrom('used_stamps').select('id').execute()).length;
    clock.advance(2 * DAY_SECONDS - 1);
    await forgetStamps(database.writes, clock.now());
    expect(await kept()).toBe(1);
    clock.advance(1);
    await forgetStamps(database.writes, clock.now());
    expect(await kept()).toBe(0);
  });

  it('that has expired is forgotten by a site every hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { database, clock, stamps } = await site();
    await createTestApp(database, { clock });
    await stamps.take('letters', stamps.make('letters', 'now'));
    clock.advance(2 * DAY_SECONDS);
    vi.advanceTimersByTime(HOUR_MS);
    await expect
      .poll(() => database.reads.selectFrom('used_stamps').select('id').execute())
      .toEqual([]);
  });

  it('holds after another start', async () => {
    const { database, clock, stamps } = await site();
    const stamp = stamps.make('letters');
    clock.advance(60);
    expect(await (await stampsOn(database, clock)).take('letters', stamp)).toBe(true);
  });

  it('is refused when it is forged, changed or missing', async () => {
    const { clock, stamps } = await site();
    const stamp = stamps.make('letters');
    const [made = '', id = '', , mark = ''] = stamp.split('.');
    clock.advance(2);
    const later = (Number.parseInt(made, 36) - 5000).toString(36);
    const forged = createStamps({ key: 'another', clock, use: async () => true });
    for (const wrong of [
      null,
      '',
      'x',
      `${made}.${id}.now.${mark}`,
      `${later}.${id}.soon.${mark}`,
      `${made}.${'A'.repeat(16)}.soon.${mark}`,
      stamp.slice(0, -1),
      `${stamp}x`,
      'z'.repeat(100_000),
      forged.make('letters', 'now'),
    ]) {
      expect(await stamps.take('letters', wrong)).toBe(false);
    }
    expect(await stamps.take('letters', stamp)).toBe(true);
  });

  it('of the future is refused: the clock has been set back', async () => {
    const { clock, stamps } = await site();
    const stamp = stamps.make('letters', 'now');
    clock.set(-60);
    expect(await stamps.take('letters', stamp)).toBe(false);
  });
});
