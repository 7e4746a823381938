import { type NewQuote, normalizedText } from '@bahai-friends/contract';
import { comparableText } from './comparable-text.ts';

/** The same for two quotes that are equal but perhaps in their text. */
function restOf({ source, displayDate, referenceUrl }: NewQuote): string {
  return JSON.stringify([displayDate, normalizedText(source), normalizedText(referenceUrl ?? '')]);
}

/**
 * Quotes by text, source, date and link, trimmed and in Unicode NFC, whether or not the text stands in
 * quotation marks. Where no other quote has the same text, the rest is not looked at.
 */
export class ContentIndex<Q extends NewQuote> {
  readonly #byText = new Map<string, Q | Map<string, Q[]>>();

  /** @returns Whether an equal quote was added before. */
  add(quote: Q): boolean {
    const text = comparableText(quote.text);
    const known = this.#byText.get(text);
    if (known === undefined) {
      this.#byText.set(text, quote);
      return false;
    }
    const equal = this.#byRest(text, known).getOrInsertComputed(restOf(quote), () => []);
    equal.push(quote);
    return equal.length > 1;
  }

  /** The quotes that equal this one, each handed out once. */
  take(quote: NewQuote): readonly Q[] {
    const text = comparableText(quote.text);
    const known = this.#byText.get(text);
    if (known === undefined) return [];
    const byRest = this.#byRest(text, known);
    const rest = restOf(quote);
    const equal = byRest.get(rest) ?? [];
    byRest.delete(rest);
    return equal;
  }

  #byRest(text: string, known: Q | Map<string, Q[]>): Map<string, Q[]> {
    if (known instanceof Map) return known;
    const byRest = new Map([[restOf(known), [known]]]);
    this.#byText.set(text, byRest);
    return byRest;
  }
}
