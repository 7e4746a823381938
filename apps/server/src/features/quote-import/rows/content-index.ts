import { type NewQuote, normalizedText } from '@bahai-friends/contract';
import { comparableText } from './comparable-text.ts';

/** The same for two quotes that are equal but perhaps in their text. */
function restOf({ source, displayDate, referenceUrl }: NewQuote): string {
  return JSON.stringify([displayDate, normalizedText(source), normalizedText(referenceUrl ?? '')]);
}

/** One quote, as yet the only one with its text, and its number. */
interface OnlyQuote {
  readonly quote: NewQuote;
  readonly content: number;
}

/**
 * Numbers quotes by text, source, date and link, trimmed and in Unicode NFC, whether or not the text stands in
 * quotation marks: equal quotes have one number. Where no other quote has the same text, the rest is not
 * looked at.
 */
export class ContentIndex {
  readonly #byText = new Map<string, OnlyQuote | Map<string, number>>();
  #next = 0;

  /** @returns The number of the quote: that of an equal one that was added before, else a new one. */
  add(quote: NewQuote): number {
    const text = comparableText(quote.text);
    const known = this.#byText.get(text);
    if (known !== undefined) {
      return this.#byRest(text, known).getOrInsertComputed(restOf(quote), () => this.#new());
    }
    const content = this.#new();
    this.#byText.set(text, { quote, content });
    return content;
  }

  /** The number of the quotes that equal this one; null when none was added. */
  find(quote: NewQuote): number | null {
    const text = comparableText(quote.text);
    const known = this.#byText.get(text);
    return known === undefined ? null : (this.#byRest(text, known).get(restOf(quote)) ?? null);
  }

  #new(): number {
    this.#next += 1;
    return this.#next;
  }

  #byRest(text: string, known: OnlyQuote | Map<string, number>): Map<string, number> {
    if (known instanceof Map) return known;
    const byRest = new Map([[restOf(known.quote), known.content]]);
    this.#byText.set(text, byRest);
    return byRest;
  }
}
