import { breakLines, type Measure } from './break-lines.ts';

interface Room {
  readonly width: number;
  readonly height: number;
}

interface TextSizes {
  /** From the largest to the smallest that is read easily. */
  readonly sizes: readonly number[];
  /** From one baseline to the next, as a multiple of the size. */
  readonly leading: number;
}

/** A text in lines, in a size in which they have room. */
export interface SetText {
  readonly lines: readonly string[];
  readonly size: number;
}

/**
 * Sets a text as large as it has room, and what has none even in the smallest size shortened.
 *
 * @param measure The width in a size of 1.
 * @param shorten A text of at most so many characters.
 * @param length The characters of the whole text.
 */
export function fitText(
  {
    shorten,
    length,
  }: { readonly shorten: (charactersMax: number) => string; readonly length: number },
  { width, height }: Room,
  { sizes, leading }: TextSizes,
  measure: Measure,
): SetText {
  const setIn = (text: string, size: number): SetText | null => {
    const lines = breakLines(text, width / size, measure);
    return lines.length * leading * size <= height ? { lines, size } : null;
  };
  const whole = shorten(length);
  const advance = whole.split(/\s+/u).reduce((sum, word) => sum + measure(word), 0);
  for (const size of sizes) {
    // Its words alone take this much, however its lines are broken.
    const set = advance * size * size * leading <= width * height ? setIn(whole, size) : null;
    if (set) return set;
  }
  const smallest = sizes.at(-1) ?? 1;
  let [fits, tooMany] = [0, length];
  let best: SetText = { lines: [], size: smallest };
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    const set = setIn(shorten(middle), smallest);
    if (set) [fits, best] = [middle, set];
    else tooMany = middle;
  }
  return best;
}
