import { breakLines, type Measure } from './break-lines.ts';

interface Room {
  readonly width: number;
  readonly height: number;
}

interface TextSizes {
  /** From the largest to the smallest that can be read. */
  readonly sizes: readonly number[];
  /** From one baseline to the next, as a multiple of the size. */
  readonly leading: number;
}

/** A text in lines, in a size that fits. */
export interface SetText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** A text that can be shortened. */
interface Shortenable {
  /** Shortens the text to at most so many characters. */
  readonly shorten: (charactersMax: number) => string;
  /** The number of characters of the whole text. */
  readonly length: number;
}

/** A text in one size; null where it does not fit. */
function setIn(
  text: string,
  size: number,
  { width, height }: Room,
  { leading }: TextSizes,
  measure: Measure,
): SetText | null {
  const lines = breakLines(text, width / size, measure);
  return lines.length * leading * size <= height ? { lines, size } : null;
}

/**
 * A whole text, as large as fits.
 *
 * @param measure The width in a size of 1.
 * @returns null where it does not fit even in the smallest size
 */
export function fitWhole(
  { shorten, length }: Shortenable,
  room: Room,
  sizes: TextSizes,
  measure: Measure,
): SetText | null {
  const whole = shorten(length);
  const advance = whole.split(/\s+/u).reduce((sum, word) => sum + measure(word), 0);
  for (const size of sizes.sizes) {
    // The words alone take this area, however the lines are broken.
    const mayFit = advance * size * size * sizes.leading <= room.width * room.height;
    const set = mayFit ? setIn(whole, size, room, sizes, measure) : null;
    if (set) return set;
  }
  return null;
}

/** As much of a text as fits in the smallest size. */
export function fitShortened(
  { shorten, length }: Shortenable,
  room: Room,
  sizes: TextSizes,
  measure: Measure,
): SetText {
  const smallest = sizes.sizes.at(-1) ?? 1;
  let [fits, tooMany] = [0, length];
  let best: SetText = { lines: [], size: smallest };
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    const set = setIn(shorten(middle), smallest, room, sizes, measure);
    if (set) [fits, best] = [middle, set];
    else tooMany = middle;
  }
  return best;
}

/** A text as large as fits, shortened where it does not fit even in the smallest size. */
export const fitText = (
  text: Shortenable,
  room: Room,
  sizes: TextSizes,
  measure: Measure,
): SetText => fitWhole(text, room, sizes, measure) ?? fitShortened(text, room, sizes, measure);
