import { breakablePieces, graphemesOf } from './line-breaks.ts';

/** The width of a text on one line, in the unit of the width that lines are broken to. */
export type Measure = (text: string) => number;

/** Steps of the bisection between the widest line and the width that balances the lines. */
const BALANCE_STEPS = 10;

/** Cuts a piece that is wider than a line, such as an address, between characters. */
function cutToWidth(piece: string, width: number, measure: Measure): string[] {
  if (measure(piece.trimEnd()) <= width) return [piece];
  const parts: string[] = [];
  let part = '';
  for (const grapheme of graphemesOf(piece)) {
    if (part !== '' && measure((part + grapheme).trimEnd()) > width) {
      parts.push(part);
      part = '';
    }
    part += grapheme;
  }
  return [...parts, part];
}

interface Measured {
  readonly text: string;
  /** The widths without the spaces at the end, and with them. */
  readonly width: number;
  readonly advance: number;
}

function fill(pieces: readonly Measured[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let advance = 0;
  for (const piece of pieces) {
    if (line !== '' && advance + piece.width > width) {
      lines.push(line.trimEnd());
      line = '';
      advance = 0;
    }
    line += piece.text;
    advance += piece.advance;
  }
  return [...lines, line.trimEnd()];
}

/** Makes the lines about equally long, without adding a line. */
function balance(pieces: readonly Measured[], width: number): string[] {
  let lines = fill(pieces, width);
  const { length } = lines;
  let [low, high] = [Math.max(0, ...pieces.map((piece) => piece.width)), width];
  for (let step = 0; step < BALANCE_STEPS && length > 1; step += 1) {
    const middle = (low + high) / 2;
    const tried = fill(pieces, middle);
    if (tried.length > length) low = middle;
    else [high, lines] = [middle, tried];
  }
  return lines;
}

/**
 * Breaks a text into lines that are no wider than a width and about equally long. Line breaks in the text are kept,
 * but empty lines are not.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const paragraphs = text.split(/[\n\r\u2028\u2029]+/u).map((paragraph) => paragraph.trim());
  return paragraphs.filter(Boolean).flatMap((paragraph) => {
    const pieces = breakablePieces(paragraph).flatMap((piece) => cutToWidth(piece, width, measure));
    const measured = pieces.map((piece) => ({
      text: piece,
      width: measure(piece.trimEnd()),
      advance: measure(piece),
    }));
    return balance(measured, width);
  });
}
