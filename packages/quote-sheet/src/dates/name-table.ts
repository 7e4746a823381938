import { foldText } from '../fold-text.ts';

/**
 * The words of a text, folded, one after the other: names are compared without the spaces, hyphens and dots
 * that some write within them.
 *
 * @example
 * compactName('Terça-feira'); // 'tercafeira'
 */
export function compactName(text: string): string {
  return foldText(text).replace(/[^\p{L}]/gu, '');
}

/** Names of months or weekdays, and their abbreviations, of several languages at once. */
export class NameTable {
  readonly #numbersOf = new Map<string, Set<number>>();
  readonly #numbersOfBeginning = new Map<string, Set<number>>();
  readonly #abbreviationMin: number;

  /** @param abbreviationMin Letters that the beginning of a name needs to stand for it. */
  constructor(abbreviationMin: number) {
    this.#abbreviationMin = abbreviationMin;
  }

  /** Adds a name in any spelling; one that holds digits is none. */
  add(name: string, number: number): void {
    const compact = compactName(name);
    if (compact === '' || /\p{N}/u.test(name)) return;
    append(this.#numbersOf, compact, number);
    for (let length = this.#abbreviationMin; length < compact.length; length++) {
      append(this.#numbersOfBeginning, compact.slice(0, length), number);
    }
  }

  /** What a name stands for: as a whole name or usual abbreviation, else as the beginning of names. */
  get(compact: string): ReadonlySet<number> | undefined {
    return this.#numbersOf.get(compact) ?? this.#numbersOfBeginning.get(compact);
  }

  /** Every whole name. */
  get names(): ReadonlySet<string> {
    return new Set(this.#numbersOf.keys());
  }
}

function append(map: Map<string, Set<number>>, key: string, number: number): void {
  const numbers = map.get(key);
  if (numbers) numbers.add(number);
  else map.set(key, new Set([number]));
}
