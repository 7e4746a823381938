import type { Clock } from './clock.ts';

/** Smaller corrections are usual: they keep a clock right. */
const SET_BACK_SECONDS = 1;

/**
 * Watches whether a clock is set back while the process runs.
 *
 * @returns whether it was since the last call
 */
export function watchClock(clock: Clock): () => boolean {
  const look = () => ({ time: Temporal.Instant.from(clock.now()), elapsed: clock.elapsed() });
  let before = look();
  return () => {
    const now = look();
    const passed = before.time.until(now.time).total('seconds');
    const elapsed = now.elapsed - before.elapsed;
    before = now;
    return passed - elapsed <= -SET_BACK_SECONDS;
  };
}
