import { describe, expect, it } from 'vitest';
import { civilDayIn } from '../community-day.ts';
import { TestClock } from '../testing/test-clock.ts';
import { ResponseCache } from './response-cache.ts';

function cacheOfNumbers(entriesMax?: number) {
  const clock = new TestClock('2026-03-21T12:00:00Z');
  const state = { contentVersion: 1 };
  let made = 0;
  const content = {
    contentVersion: () => state.contentVersion,
    today: () => civilDayIn('UTC', clock),
  };
  const cache = new ResponseCache<number>(content, entriesMax);
  const make = async () => {
    made += 1;
    return made;
  };
  return { clock, state, cache, make };
}

describe('the response cache', () => {
  it('makes a value once, also for concurrent requests', async () => {
    const { cache, make } = cacheOfNumbers();
    const all = await Promise.all(Array.from({ length: 50 }, () => cache.get('a', make)));
    expect(new Set(all)).toEqual(new Set([1]));
    expect(await cache.get('b', make)).toBe(2);
    expect(await cache.get('a', make)).toBe(1);
  });

  it('finds a value synchronously once it is made, and not before', async () => {
    const { state, cache, make } = cacheOfNumbers();
    expect(cache.find('a')).toBeUndefined();
    const made = cache.get('a', make);
    expect(cache.find('a')).toBeUndefined();
    await made;
    expect(cache.find('a')).toBe(1);
    state.contentVersion = 2;
    expect(cache.find('a')).toBeUndefined();
  });

  it('is cleared when content has changed, and on another day', async () => {
    const { clock, state, cache, make } = cacheOfNumbers();
    await cache.get('a', make);
    state.contentVersion = 2;
    expect(await cache.get('a', make)).toBe(2);
    clock.moveTo('2026-03-22T00:00:00Z');
    expect(await cache.get('a', make)).toBe(3);
  });

  it('does not keep what was begun before a change and finished after it', async () => {
    const { state, cache, make } = cacheOfNumbers();
    let finish = (_: number) => {};
    const begun = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
    state.contentVersion = 2;
    const fresh = cache.get('a', make);
    finish(-1);
    expect([await begun, await fresh]).toEqual([-1, 1]);
    expect(await cache.get('a', make)).toBe(1);
  });

  it('keeps neither a failure nor a value that is dropped', async () => {
    const { cache, make } = cacheOfNumbers();
    const failing = cache.get('a', () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await cache.get('a', make)).toBe(1);
    const partly = await cache.get('b', async (drop) => {
      drop();
      return -1;
    });
    expect([partly, await cache.get('b', make)]).toEqual([-1, 2]);
  });

  it('holds a limited number of entries', async () => {
    const { cache, make } = cacheOfNumbers();
    for (let index = 0; index < 2000; index += 1) await cache.get(`${index}`, make);
    expect(await cache.get('1999', make)).toBe(2000);
    expect(await cache.get('0', make)).toBe(2001);
  });

  it('has as much room as it is given, and none is taken by what is not kept', async () => {
    const { cache, make } = cacheOfNumbers(2);
    await cache.get('a', make);
    await cache.get('b', make);
    const ended = Promise.withResolvers<number>();
    const made = Array.from({ length: 100 }, (_, index) =>
      cache.get(`made up ${index}`, async (drop) => {
        drop();
        return ended.promise;
      }),
    );
    const failing = cache.get('failing', () => ended.promise.then(() => Promise.reject('broken')));
    expect([cache.find('a'), cache.find('b')]).toEqual([1, 2]);
    ended.resolve(-1);
    expect(new Set(await Promise.all(made))).toEqual(new Set([-1]));
    await expect(failing).rejects.toBe('broken');
    expect([cache.find('a'), cache.find('b')]).toEqual([1, 2]);
    await cache.get('c', make);
    expect([cache.find('a'), cache.find('b'), cache.find('c')]).toEqual([undefined, 2, 3]);
  });
});
