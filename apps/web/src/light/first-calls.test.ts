import { describe, expect, it, vi } from 'vitest';
import { firstCallOr, forgetFirstCall, hasFirstCall, keepFirstCall } from './first-calls.ts';

describe('a call that the first script has made', () => {
  it('is what its query asks for the first time, and no other', async () => {
    const again = vi.fn(async () => null);
    keepFirstCall('links', Promise.resolve([]));
    keepFirstCall('quote', Promise.resolve(null));
    expect(await firstCallOr('links', async () => [])).toEqual([]);
    expect(await firstCallOr('quote', again)).toBeNull();
    expect(again).not.toHaveBeenCalled();
    await firstCallOr('quote', again);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('brings its failure', async () => {
    const call = Promise.reject(new Error('Down'));
    keepFirstCall('quote', call);
    await expect(firstCallOr('quote', async () => null)).rejects.toThrow('Down');
  });

  it('is forgotten where it has said nothing new', async () => {
    keepFirstCall('quote', Promise.resolve(null));
    expect(hasFirstCall('quote')).toBe(true);
    forgetFirstCall('quote');
    expect(hasFirstCall('quote')).toBe(false);
  });
});
