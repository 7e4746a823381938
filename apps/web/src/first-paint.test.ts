import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFirstPaint } from './first-paint.ts';
import { type Paint, stubPaint } from './testing/first-paint.ts';

let paint: Paint;

beforeEach(() => {
  vi.useFakeTimers();
  paint = stubPaint();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Whether a promise has resolved once all due timers have run. */
async function hasCome(waiting: Promise<void>): Promise<boolean> {
  const come = vi.fn();
  waiting.then(come);
  await vi.advanceTimersByTimeAsync(0);
  return come.mock.calls.length > 0;
}

describe('the first paint', () => {
  it('is waited for', async () => {
    const waiting = afterFirstPaint();
    await vi.advanceTimersByTimeAsync(999);
    expect(await hasCome(waiting)).toBe(false);
    paint.happens();
    expect(await hasCome(waiting)).toBe(true);
  });

  it('counts when it has been before', async () => {
    paint.happens();
    expect(await hasCome(afterFirstPaint())).toBe(true);
  });

  it('is waited for a second at most', async () => {
    const waiting = afterFirstPaint();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await hasCome(waiting)).toBe(true);
  });

  it('is not waited for while nobody looks', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(await hasCome(afterFirstPaint())).toBe(true);
  });
});
