/** A stored quote; `content` is the same number for equal ones, and null when no row of the file equals it. */
interface CountedQuote {
  readonly displayDate: string | null;
  readonly content: number | null;
}

/** Counts the stored quotes that an upload leaves as they are, by date and by content. */
export class StayingQuotes {
  readonly #byDate = new Map<string, number>();
  readonly #byContent = new Map<number, number>();

  constructor(quotes: Iterable<CountedQuote>) {
    for (const quote of quotes) this.add(quote);
  }

  add({ displayDate, content }: CountedQuote): void {
    if (displayDate !== null) this.#byDate.set(displayDate, this.on(displayDate) + 1);
    if (content !== null) this.#byContent.set(content, this.equalling(content) + 1);
  }

  /** How many stay on a date. */
  on(date: string): number {
    return this.#byDate.get(date) ?? 0;
  }

  /** How many of those with a content stay. */
  equalling(content: number): number {
    return this.#byContent.get(content) ?? 0;
  }
}
