/** From one try to the next. */
const PAUSE_MS = 10_000;

interface UnrecordedQuotesOptions {
  readonly record: (day: string, quoteId: number) => Promise<void>;
  /** Is told why the quote of a day could not be recorded, once for each day. */
  readonly onError: (error: unknown) => void;
}

/**
 * Which quotes days have shown without a record of it, as when the disk is full: nobody who only reads has
 * to wait until something can be written. It is tried again until it succeeds.
 */
export class UnrecordedQuotes {
  readonly #options: UnrecordedQuotesOptions;
  readonly #quoteIds = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: UnrecordedQuotesOptions) {
    this.#options = options;
  }

  /** What a day shows without a record. */
  get(day: string): number | undefined {
    return this.#quoteIds.get(day);
  }

  get quoteIds(): number[] {
    return [...this.#quoteIds.values()];
  }

  /** @param error Why it could not be recorded. */
  add(day: string, quoteId: number, error: unknown): void {
    if (!this.#quoteIds.has(day)) this.#options.onError(error);
    this.#quoteIds.set(day, quoteId);
    this.#tryLater();
  }

  /** To be called when the day shows something else. */
  delete(day: string): void {
    this.#quoteIds.delete(day);
  }

  /** Tries once more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#tryAgain();
  }

  #tryLater(): void {
    if (this.#timer !== undefined || this.#isClosed) return;
    this.#timer = setTimeout(async () => {
      await this.#tryAgain();
      this.#timer = undefined;
      if (this.#quoteIds.size > 0) this.#tryLater();
    }, PAUSE_MS).unref();
  }

  async #tryAgain(): Promise<void> {
    try {
      for (const [day, quoteId] of [...this.#quoteIds]) {
        if (this.get(day) !== quoteId) continue;
        await this.#options.record(day, quoteId);
        if (this.get(day) === quoteId) this.delete(day);
      }
    } catch {
      // What has failed once is likely to fail for the other days, too, and whoever runs the site knows.
    }
  }
}
