import { type NewQuote, normalizedText } from '@bahai-friends/contract';
import { comparableText } from './comparable-text.ts';

/** Finds rows that equal an earlier one in text, source, date and link. */
export class RepeatedRows {
  readonly #seen = new Set<string>();

  /** Whether an equal quote was asked about before. */
  isRepeated({ text, source, displayDate, referenceUrl }: NewQuote): boolean {
    const parts = [comparableText(text), normalizedText(source), displayDate, referenceUrl];
    const key = JSON.stringify(parts);
    if (this.#seen.has(key)) return true;
    this.#seen.add(key);
    return false;
  }
}
