interface Options {
  /** Milliseconds that a count lasts at least; it is over after twice as long. */
  readonly windowMs: number;
  /** Keys that are kept in a window; with more, the window ends early. */
  readonly keysMax: number;
  /** Milliseconds that never go back, such as `performance.now`. */
  readonly now: () => number;
}

/** Counts by key that expire, in limited memory: those of the current window and of the one before. */
export class RecentCounts {
  readonly #options: Options;
  #current = new Map<string, number>();
  #before = new Map<string, number>();
  #startedAt: number;

  constructor(options: Options) {
    this.#options = options;
    this.#startedAt = options.now();
  }

  /** Never below 0: a count that is taken back may belong to a window that is over. */
  of(key: string): number {
    return Math.max(0, (this.#current.get(key) ?? 0) + (this.#before.get(key) ?? 0));
  }

  add(key: string, count: number): void {
    this.#startWindowWhenDue();
    this.#current.set(key, (this.#current.get(key) ?? 0) + count);
  }

  #startWindowWhenDue(): void {
    const { windowMs, keysMax, now } = this.#options;
    const passed = now() - this.#startedAt;
    if (passed < windowMs && this.#current.size < keysMax) return;
    this.#before = passed < 2 * windowMs ? this.#current : new Map();
    this.#current = new Map();
    this.#startedAt = now();
  }
}
