/** A text, divided where it differs from another one. */
export interface Difference {
  readonly before: string;
  /** Empty where the other text is only longer. */
  readonly changed: string;
  readonly after: string;
}

/** Words, and the spaces between them. */
const wordsOf = (text: string): readonly string[] =>
  text.split(/(\s+)/u).filter((word) => word !== '');

/** How many of the first entries are the same. */
function commonStart(one: readonly string[], other: readonly string[]): number {
  const end = Math.min(one.length, other.length);
  let index = 0;
  while (index < end && one[index] === other[index]) index += 1;
  return index;
}

/**
 * Divides a text where it differs from another one, by whole words: from the first word that differs to
 * the last.
 *
 * @example
 * differenceFrom('be kind to all', 'be just to all');
 * // { before: 'be ', changed: 'kind', after: ' to all' }
 */
export function differenceFrom(text: string, other: string): Difference {
  const words = wordsOf(text);
  const others = wordsOf(other);
  const common = commonStart(words, others);
  // The space before an added word belongs to the part before it.
  const start = words[common]?.trim() === '' ? common + 1 : common;
  const end = commonStart(words.slice(start).reverse(), others.slice(start).reverse());
  return {
    before: words.slice(0, start).join(''),
    changed: words.slice(start, words.length - end).join(''),
    after: words.slice(words.length - end).join(''),
  };
}

/** In UTF-16 units: of a longer part before a difference only the end is shown. */
const LEAD_MAX = 60;

/** The end of the part before a difference, from the beginning of a word. */
export function leadOf({ before }: Difference): string {
  if (before.length <= LEAD_MAX) return before;
  const end = before.slice(-LEAD_MAX);
  return `…${end.slice(end.search(/\s/u))}`;
}
