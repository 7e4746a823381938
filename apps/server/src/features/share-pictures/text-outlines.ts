import { joinedOutlines, type OutlinedGlyph } from './typesetting/glyph-outline.ts';
import type { PictureFont } from './typesetting/picture-fonts.ts';
import { shapeLine } from './typesetting/shape-line.ts';

interface Placement {
  readonly x: number;
  /** The middle of the first line's height. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  /** The distance from one line to the next, in pixels. */
  readonly step: number;
  readonly fill: string;
  readonly isRtl: boolean;
}

/** The distance from the middle of a line down to its baseline, as a multiple of the size. */
const BASELINE = 0.32;
const BEFORE = { start: 0, middle: 0.5, end: 1 };

/** Lines as outlines in SVG, which need no fonts: a path for each font. */
export function textLines(
  lines: readonly string[],
  { x, y, anchor, size, step, fill, isRtl }: Placement,
): string {
  const byFont = new Map<PictureFont, OutlinedGlyph[]>();
  for (const [index, line] of lines.entries()) {
    const { width, glyphs } = shapeLine(line, isRtl);
    const before = BEFORE[anchor] * width;
    const down = (index * step) / size;
    for (const { font, glyph, x: right, y: up } of glyphs) {
      const { unitsPerEm: unit } = font;
      const placed = byFont.get(font) ?? [];
      placed.push({ glyph, x: (right - before) * unit, y: (up - down) * unit });
      byFont.set(font, placed);
    }
  }
  const place = `translate(${x.toFixed(2)} ${(y + BASELINE * size).toFixed(2)})`;
  const drawn = [...byFont].map(([font, glyphs]) => {
    const scale = (size / font.unitsPerEm).toFixed(5);
    return `<path transform="${place} scale(${scale} -${scale})" d="${joinedOutlines(font, glyphs)}"/>`;
  });
  return `<g fill="${fill}">${drawn.join('')}</g>`;
}
