import type { PictureFont } from './picture-fonts.ts';

/** The letters of one font, each with its origin, in the font's units; y points up. */
export interface OutlinedGlyph {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

/** An outline that can be moved: its start, and everything else relative to it. */
interface MovableOutline {
  readonly x: number;
  readonly y: number;
  readonly rest: string;
}

/** Cached outlines, since letters recur. All outlines of a font take some megabytes at most. */
const kept = new WeakMap<PictureFont, Map<number, MovableOutline | null>>();

const COMMANDS = /([MLQCZ])([^MLQCZ]*)/g;

/** Makes an SVG path of absolute commands relative; null for an empty one, such as a space. */
function movable(path: string): MovableOutline | null {
  let first: { readonly x: number; readonly y: number } | undefined;
  let [startX, startY, x, y] = [0, 0, 0, 0];
  let rest = '';
  for (const [, command = '', numbers = ''] of path.matchAll(COMMANDS)) {
    const points = numbers.split(/[ ,]+/).filter(Boolean).map(Number);
    const relative = points.map((value, index) => value - (index % 2 === 0 ? x : y));
    if (first === undefined) first = { x: relative[0] ?? 0, y: relative[1] ?? 0 };
    else rest += command.toLowerCase() + relative.join(' ');
    [x, y] = command === 'Z' ? [startX, startY] : [points.at(-2) ?? x, points.at(-1) ?? y];
    if (command === 'M') [startX, startY] = [x, y];
  }
  return first === undefined ? null : { ...first, rest };
}

function outlineOf(font: PictureFont, glyph: number): MovableOutline | null {
  const known = kept.get(font) ?? new Map<number, MovableOutline | null>();
  kept.set(font, known);
  const outline = known.get(glyph) ?? movable(font.font.glyphToPath(glyph));
  known.set(glyph, outline);
  return outline;
}

/** The letters of one font as one SVG path in its units, which is parsed and drawn far faster than a path for each. */
export function joinedOutlines(font: PictureFont, glyphs: readonly OutlinedGlyph[]): string {
  return glyphs
    .map(({ glyph, x, y }) => {
      const outline = outlineOf(font, glyph);
      return outline
        ? `M${Math.round(x) + outline.x} ${Math.round(y) + outline.y}${outline.rest}`
        : '';
    })
    .join('');
}
