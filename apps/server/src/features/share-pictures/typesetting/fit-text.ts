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

/** A text that can be shortened. */
interface Shortenable {
  /** Of at most so many characters. */
  readonly shorten: (charactersMax: number) => string;
  /** The characters of the whole. */
  readonly length: number;
}

/** Sets a text in one size; null where it has no room. */
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
 * Sets a whole text as large as it has room.
 *
 * @param measure The width in a size of 1.
 * @returns null where it has none even in the smallest size
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
    // Its words alone take this much, however its lines are broken.
    const mayFit = advance * size * size * sizes.leading <= room.width * room.height;
    const set = mayFit ? setIn(whole, size, room, sizes, measure) : null;
    if (set) return set;
  }
  return null;
}

/** Sets as much of a text as has room in the smallest size. */
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

/** Sets a text as large as it has room, and what has none even in the smallest size shortened. */
export const fitText = (
  text: Shortenable,
  room: Room,
  sizes: TextSizes,
  measure: Measure,
): SetText => fitWhole(text, room, sizes, measure) ?? fitShortened(text, room, sizes, measure);
