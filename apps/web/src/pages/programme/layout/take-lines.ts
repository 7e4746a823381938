import { isWide, widthOf } from './text-width.ts';

/** The part of a text that fills some lines. */
export interface TakenLines {
  /** Where the text continues. */
  readonly end: number;
  readonly lines: number;
}

/** The end of a line that begins at `start`: after a line feed, or else after the last word that fits. */
function lineEnd(text: string, start: number, width: number): number {
  let used = 0;
  let breakAt = -1;
  for (let at = start; at < text.length; ) {
    const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const next = at + letter.length;
    if (letter === '\n') return next;
    if (/\s/.test(letter)) {
      // A space at the end of a line has no width.
      breakAt = next;
    } else if (used + widthOf(letter) > width && at > start) {
      return breakAt > start ? breakAt : at;
    }
    used += widthOf(letter);
    if (isWide(letter) && !/^[，。、；：！？」』）》]/u.test(text.slice(next))) breakAt = next;
    at = next;
  }
  return text.length;
}

/**
 * The lines that a text fills from a position on, at most so many.
 *
 * @param width The width of a line, in em.
 */
export function takeLines(text: string, start: number, width: number, max: number): TakenLines {
  let end = start;
  let lines = 0;
  while (end < text.length && lines < max) {
    end = lineEnd(text, end, width);
    lines += 1;
  }
  return { end, lines };
}

/** How many lines a whole text fills. */
export const countLines = (text: string, width: number): number =>
  takeLines(text, 0, width, Number.POSITIVE_INFINITY).lines;
