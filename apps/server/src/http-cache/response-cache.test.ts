import { describe, expect, it } from 'vitest';
import { TestClock } from '../testing/test-clock.ts';
import { Remembered } from './response-cache.ts';

function memory() {
  const clock = new TestClock('2026-03-21T12:00:00Z');
  const state = { contentVersion: 1 };
  let made = 0;
  const remembered = new Remembered<number>({ contentVersion: () => state.contentVersion }, clock);
  const make = async () => {
    made += 1;
    return made;
  };
  return { clock, state, remembered, make };
}

describe('what is remembered', () => {
  it('is made once, also when many ask at once', async () => {
    const { remembered, make } = memory();
    const all = await Promise.all(Array.from({ length: 50 }, () => remembered.get('a', make)));
    expect(new Set(all)).toEqual(new Set([1]));
    expect(await remembered.get('b', make)).toBe(2);
    expect(await remembered.get('a', make)).toBe(1);
  });

  it('is found at once when it is made, and not before', async () => {
    const { state, remembered, make } = memory();
    expect(remembered.find('a')).toBeUndefined();
    const made = remembered.get('a', make);
    expect(remembered.find('a')).toBeUndefined();
    await made;
    expect(remembered.find('a')).toBe(1);
    state.contentVersion = 2;
    expect(remembered.find('a')).toBeUndefined();
  });

  it('is made anew when content has changed, and on another day', async () => {
    const { clock, state, remembered, make } = memory();
    await remembered.get('a', make);
    state.contentVersion = 2;
    expect(await remembered.get('a', make)).toBe(2);
    clock.moveTo('2026-03-22T00:00:00Z');
    expect(await remembered.get('a', make)).toBe(3);
  });

  it('is not what was begun before a change and finished after it', async () => {
    const { state, remembered, make } = memory();
    let finish = (_: number) => {};
    const begun = remembered.get('a', () => new Promise((resolve) => (finish = resolve)));
    state.contentVersion = 2;
    const fresh = remembered.get('a', make);
    finish(-1);
    expect([await begun, await fresh]).toEqual([-1, 1]);
    expect(await remembered.get('a', make)).toBe(1);
  });

  it('is neither a failure nor what is to be forgotten', async () => {
    const { remembered, make } = memory();
    const failing = remembered.get('a', () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await remembered.get('a', make)).toBe(1);
    const partly = await remembered.get('b', async (forget) => {
      forget();
      return -1;
    });
    expect([partly, await remembered.get('b', make)]).toEqual([-1, 2]);
  });

  it('does not grow for ever', async () => {
    const { remembered, make } = memory();
    for (let index = 0; index < 2000; index += 1) await remembered.get(`${index}`, make);
    expect(await remembered.get('1999', make)).toBe(2000);
    expect(await remembered.get('0', make)).toBe(2001);
  });
});
