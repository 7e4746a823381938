/** Milliseconds between two tries. */
const PAUSE_MS = 10_000;

interface UnrecordedQuotesOptions {
  readonly record: (day: string, quoteId: number) => Promise<void>;
  /** Called once for each day, with the error when its quote could not be recorded. */
  readonly onError: (error: unknown) => void;
}

/**
 * Quotes that days have shown and that could not be recorded, as on a full disk: a reader never waits for a write.
 * Recording is tried again until it succeeds.
 */
export class UnrecordedQuotes {
  readonly #options: UnrecordedQuotesOptions;
  readonly #quoteIds = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: UnrecordedQuotesOptions) {
    this.#options = options;
  }

  /** The quote that a day shows without a record. */
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
      // After one failure the other days are likely to fail, too, and the operator has been told.
    }
  }
}
