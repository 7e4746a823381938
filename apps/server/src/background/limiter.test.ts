import { say } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

const limits = { concurrent: 2, waitingMax: 2, busy: say('busy'), retryAfter: 7 };

/** A task that the test ends, and a list of those that have begun. */
function tasks() {
  const begun: number[] = [];
  return Object.assign(
    (number: number) => {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      const task = () => {
        begun.push(number);
        return promise;
      };
      return { task, end: () => resolve(number), fail: () => reject(new Error('failed')) };
    },
    { begun },
  );
}

describe('a limiter', () => {
  it('runs so many tasks at once and the others in order, each with its own answer', async () => {
    const limiter = createLimiter(limits);
    const make = tasks();
    const all = [1, 2, 3, 4].map(make);
    const answers = all.map(({ task }) => limiter.run(task));
    expect(make.begun).toEqual([1, 2]);
    all[1]?.end();
    expect(await answers[1]).toBe(2);
    expect(make.begun).toEqual([1, 2, 3]);
    for (const { end } of all) end();
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4]);
    expect(make.begun).toEqual([1, 2, 3, 4]);
  });

  it('refuses a task that would be one too many, until there is room', async () => {
    const limiter = createLimiter(limits);
    const make = tasks();
    const all = [1, 2, 3, 4].map(make);
    const answers = all.map(({ task }) => limiter.run(task));
    await expect(limiter.run(make(5).task)).rejects.toMatchObject({
      kind: 'busy',
      message: say('busy').message,
      retryAfter: 7,
    });
    for (const { end } of all) end();
    await Promise.all(answers);
    const later = make(6);
    later.end();
    expect(await limiter.run(later.task)).toBe(6);
    expect(make.begun).not.toContain(5);
  });

  it('goes on after a task that failed, however it did', async () => {
    const limiter = createLimiter({ ...limits, concurrent: 1 });
    const failing = tasks()(1);
    const answers = [
      limiter.run(failing.task),
      limiter.run(() => {
        throw new Error('at once');
      }),
      limiter.run(async () => 'fine'),
    ];
    failing.fail();
    expect(await Promise.allSettled(answers)).toMatchObject([
      { reason: { message: 'failed' } },
      { reason: { message: 'at once' } },
      { value: 'fine' },
    ]);
  });
});
