import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { UnrecordedQuotes } from './unrecorded-quotes.ts';

const LONG_MS = 60_000;
const FULL = new Error('The disk is full');

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

/** Quotes that cannot be recorded until a test makes room on the disk. */
function unrecordedQuotes() {
  const disk = { isFull: true, recorded: [] as [day: string, quoteId: number][], tries: 0 };
  const errors: unknown[] = [];
  const quotes = new UnrecordedQuotes({
    async record(day, quoteId) {
      disk.tries += 1;
      if (disk.isFull) throw FULL;
      disk.recorded.push([day, quoteId]);
    },
    onError: (error) => errors.push(error),
  });
  return { disk, errors, quotes };
}

it('are tried again until they are recorded, and no longer', async () => {
  const { disk, errors, quotes } = unrecordedQuotes();
  quotes.add('2026-03-21', 1, FULL);
  quotes.add('2026-03-22', 2, FULL);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(disk.tries).toBeGreaterThan(1);
  expect(quotes.quoteIds).toEqual([1, 2]);
  disk.isFull = false;
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(disk.recorded).toEqual([
    ['2026-03-21', 1],
    ['2026-03-22', 2],
  ]);
  expect([quotes.get('2026-03-21'), quotes.quoteIds]).toEqual([undefined, []]);
  expect(errors).toEqual([FULL, FULL]);
  expect(vi.getTimerCount()).toBe(0);
});

it('are what a day shows last, and none when that was recorded', async () => {
  const { disk, errors, quotes } = unrecordedQuotes();
  quotes.add('2026-03-21', 1, FULL);
  quotes.add('2026-03-21', 3, FULL);
  quotes.add('2026-03-22', 2, FULL);
  quotes.delete('2026-03-22');
  disk.isFull = false;
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(disk.recorded).toEqual([['2026-03-21', 3]]);
  expect(errors).toEqual([FULL, FULL]);
});

it('are tried once more at the end, and never again', async () => {
  const { disk, quotes } = unrecordedQuotes();
  quotes.add('2026-03-21', 1, FULL);
  await quotes.close();
  expect(disk.tries).toBe(1);
  quotes.add('2026-03-21', 1, FULL);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(disk.tries).toBe(1);
});
