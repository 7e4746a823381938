import { say } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { createFairLimiter, type Place } from './fair-limiter.ts';

const HOUR_MS = 60 * 60 * 1000;

const open = (name: string, owner = 'somebody'): Place => ({
  queue: 'open',
  group: { name, owner },
});
const reserved = (name: string): Place => ({
  queue: 'reserved',
  group: { name, owner: 'somebody' },
});

/** A limiter of one task at a time, the first of which is under way until `endAll`. */
function busyLimiter({ waitingMax = 100, waitingPerGroupMax = 100 } = {}) {
  let now = 0;
  const limiter = createFairLimiter({
    concurrent: 1,
    waitingMax,
    waitingPerGroupMax,
    busy: say('busy'),
    retryAfter: 7,
    now: () => now,
  });
  const order: string[] = [];
  let first = Promise.withResolvers<void>();
  const all: Promise<unknown>[] = [];
  const hold = () => {
    first = Promise.withResolvers<void>();
    all.push(limiter.run(open('first'), () => first.promise, Boolean));
  };
  hold();
  return {
    limiter,
    /** Makes the limiter busy again with a task that goes on. */
    hold,
    /** Adds a task; it is named in `order` when it runs. */
    add(place: Place, name: string, isHarmless = false): Promise<unknown> {
      const task = async () => void order.push(name);
      const running = limiter.run(place, task, () => isHarmless);
      all.push(running.catch(() => {}));
      return running;
    },
    pass(milliseconds: number) {
      now += milliseconds;
    },
    async endAll() {
      first.resolve();
      await Promise.all(all);
      return order;
    },
  };
}

const refusal = { kind: 'busy', message: say('busy').message, retryAfter: 7 };

describe('a fair limiter', () => {
  it('runs the tasks of a group in order', async () => {
    const { add, endAll } = busyLimiter();
    for (const name of ['1', '2', '3']) add(open('a'), name);
    expect(await endAll()).toEqual(['1', '2', '3']);
  });

  it('runs a task of a group with few before those of a group with many', async () => {
    const { add, endAll } = busyLimiter();
    for (const name of ['a1', 'a2', 'a3']) add(open('a'), name);
    add(open('b'), 'b1');
    add(open('b'), 'b2');
    add(open('c'), 'c1');
    expect(await endAll()).toEqual(['c1', 'b1', 'b2', 'a1', 'a2', 'a3']);
  });

  it('runs the last and the first that came among equals in turn', async () => {
    const { add, endAll } = busyLimiter();
    for (const name of ['1', '2', '3', '4', '5']) add(open(name), name);
    expect(await endAll()).toEqual(['5', '1', '4', '2', '3']);
  });

  it('runs a group first among equals whose owner has few', async () => {
    const { add, endAll } = busyLimiter();
    add(open('1', 'flooder'), '1');
    add(open('a', 'anna'), 'a');
    for (const name of ['2', '3', '4']) add(open(name, 'flooder'), name);
    add(open('b', 'bruno'), 'b');
    add(open('5', 'flooder'), '5');
    expect((await endAll()).slice(0, 2).sort()).toEqual(['a', 'b']);
  });

  it('runs what waits in the reserved queue first', async () => {
    const { add, endAll } = busyLimiter();
    add(open('a'), 'a');
    for (const name of ['b1', 'b2', 'b3']) add(reserved('b'), name);
    expect(await endAll()).toEqual(['b1', 'b2', 'b3', 'a']);
  });

  it('counts earlier tasks against a group for a while, but not those that were harmless', async () => {
    const { add, hold, endAll, pass } = busyLimiter();
    for (let count = 0; count < 3; count += 1) {
      add(open('harmful'), 'earlier');
      add(open('harmless'), 'earlier', true);
    }
    await endAll();
    const orderOfBoth = async () => {
      hold();
      add(open('harmless'), 'harmless', true);
      add(open('harmful'), 'harmful', true);
      return (await endAll()).slice(-2);
    };
    expect(await orderOfBoth()).toEqual(['harmless', 'harmful']);
    pass(HOUR_MS);
    expect(await orderOfBoth()).toEqual(['harmful', 'harmless']);
  });

  it('goes on after a task that failed', async () => {
    const { add, limiter, endAll } = busyLimiter();
    const failing = limiter.run(open('a'), () => Promise.reject(new Error('failed')), Boolean);
    add(open('b'), 'b1');
    add(open('a'), 'a1');
    await Promise.all([endAll(), expect(failing).rejects.toThrow('failed')]);
    expect(await endAll()).toEqual(['b1', 'a1']);
  });
});

describe('the room of a fair limiter', () => {
  it('is limited for each group, in each queue by itself', async () => {
    const { add, endAll, limiter } = busyLimiter({ waitingPerGroupMax: 2 });
    add(open('a'), 'a1');
    add(open('a'), 'a2');
    await expect(add(open('a'), 'a3')).rejects.toMatchObject(refusal);
    expect(() => limiter.assertRoom(open('a'))).toThrow(say('busy').message);
    limiter.assertRoom(open('b'));
    add(reserved('a'), 'a4');
    expect(await endAll()).toEqual(['a4', 'a1', 'a2']);
    limiter.assertRoom(open('a'));
  });

  it('is given up by the group with the most, its newest first', async () => {
    const { add, endAll } = busyLimiter({ waitingMax: 4 });
    const many = ['a1', 'a2', 'a3'].map((name) => add(open('a'), name));
    add(open('b'), 'b1');
    const refused = expect(many[2]).rejects.toMatchObject(refusal);
    add(open('c'), 'c1');
    await refused;
    expect(await endAll()).toEqual(['c1', 'b1', 'a1', 'a2']);
  });

  it('is not given up for a group that has as much against it', async () => {
    const { add, endAll, limiter } = busyLimiter({ waitingMax: 2 });
    add(open('a'), 'a1');
    add(open('b'), 'b1');
    const pushedOut = expect(add(open('c'), 'c1')).resolves.toBeUndefined();
    await expect(add(open('c'), 'c2')).rejects.toMatchObject(refusal);
    expect(() => limiter.assertRoom(open('c'))).toThrow(say('busy').message);
    expect(await endAll()).toEqual(['c1', 'b1']);
    await pushedOut;
  });
});
