import {
  LATER_COLUMNS,
  type NewQuote,
  normalizedText,
  QUOTE_FIELD_NAMES,
} from '@bahai-friends/contract';
import { comparableText } from './comparable-text.ts';

const REST = QUOTE_FIELD_NAMES.filter(
  (field) => field !== 'text' && !LATER_COLUMNS.includes(field),
);

/** All fields of a quote but its text, as one string: equal for quotes that differ in nothing else. */
const restOf = (quote: NewQuote): string =>
  JSON.stringify(REST.map((field) => normalizedText(quote[field] ?? '')));

/** Whether two quotes are equal in all fields but their text; those that are mostly have identical values. */
const haveSameRest = (one: NewQuote, other: NewQuote): boolean =>
  REST.every((field) => one[field] === other[field]) || restOf(one) === restOf(other);

/** One quote, as yet the only one with its text, and its number. */
interface OnlyQuote {
  readonly quote: NewQuote;
  readonly content: number;
}

/**
 * Numbers quotes by all of their fields but those of later versions, trimmed and in Unicode NFC, whether or not the text stands in
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
    if (known === undefined) {
      const content = this.#new();
      this.#byText.set(text, { quote, content });
      return content;
    }
    if (known instanceof Map) {
      return known.getOrInsertComputed(restOf(quote), () => this.#new());
    }
    if (haveSameRest(known.quote, quote)) return known.content;
    const content = this.#new();
    const byRest = [
      [restOf(known.quote), known.content],
      [restOf(quote), content],
    ] as const;
    this.#byText.set(text, new Map(byRest));
    return content;
  }

  /** The number of the quotes that equal this one; null when none was added. */
  find(quote: NewQuote): number | null {
    const known = this.#byText.get(comparableText(quote.text));
    if (known === undefined) return null;
    if (known instanceof Map) return known.get(restOf(quote)) ?? null;
    return haveSameRest(known.quote, quote) ? known.content : null;
  }

  #new(): number {
    this.#next += 1;
    return this.#next;
  }
}
