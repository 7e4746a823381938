import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** Keys that are counted; the one counted least recently makes room. */
const KEYS_MAX = 10_000;

interface Window {
  readonly startedAt: number;
  current: number;
}

/**
 * Counts for `@fastify/rate-limit` by a monotonic clock. The library's own store uses the computer's clock: when that
 * is set back, limits last until it has caught up.
 */
export class RateLimitStore implements FastifyRateLimitStore {
  /** It is made for the first key: it takes its memory at once, and most limits are never used. */
  #windows: LRUCache<string, Window> | undefined;

  /** @param timeWindow Milliseconds. */
  incr(
    key: string,
    callback: (error: null, result: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    this.#windows ??= new LRUCache({ max: KEYS_MAX });
    const now = performance.now();
    const known = this.#windows.get(key);
    const isCurrent = known !== undefined && now < known.startedAt + timeWindow;
    const window = isCurrent ? known : { startedAt: now, current: 0 };
    window.current += 1;
    this.#windows.set(key, window);
    callback(null, { current: window.current, ttl: window.startedAt + timeWindow - now });
  }

  child(): FastifyRateLimitStore {
    return new RateLimitStore();
  }
}
