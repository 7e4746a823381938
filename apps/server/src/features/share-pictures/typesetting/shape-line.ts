/// <reference path="./bidi-js.d.ts" />
import bidiFactory from 'bidi-js';
import { Direction, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { type FontRun, fontRuns, type PictureFont } from './picture-fonts.ts';

const bidi = bidiFactory();

/** A letter's outline at its place on a line, both in a size of 1; y points up. */
interface PlacedGlyph {
  readonly font: PictureFont;
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

/** A line as it is drawn, in a size of 1. */
interface ShapedLine {
  readonly width: number;
  readonly glyphs: readonly PlacedGlyph[];
}

interface DirectedRun extends FontRun {
  /** The embedding level: odd is from right to left (Unicode Standard Annex 9). */
  readonly level: number;
}

/** Whether a text goes from right to left: its first letter tells, as with `dir="auto"`. */
export const isRightToLeft = (text: string): boolean =>
  ((bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) & 1) === 1;

/** Splits a line where font or direction change, in reading order. */
function directedRuns(line: string, isRtl: boolean): DirectedRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, isRtl ? 'rtl' : 'ltr');
  const runs: { font: PictureFont; text: string; level: number }[] = [];
  let place = 0;
  for (const { font, text } of fontRuns(line)) {
    for (const [index, character] of [...text].entries()) {
      const level = levels[place] ?? 0;
      const last = runs.at(-1);
      if (last && index > 0 && last.level === level) last.text += character;
      else runs.push({ font, text: character, level });
      place += character.length;
    }
  }
  return runs;
}

/** Sorts runs from left to right as they are shown (Unicode Standard Annex 9, L2). */
function inVisualOrder(runs: readonly DirectedRun[]): DirectedRun[] {
  let ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const next: DirectedRun[] = [];
    let reversed: DirectedRun[] = [];
    for (const run of ordered) {
      if (run.level >= level) reversed = [run, ...reversed];
      else {
        next.push(...reversed, run);
        reversed = [];
      }
    }
    ordered = [...next, ...reversed];
  }
  return ordered;
}

/** @param isRtl The direction of the text to which the line belongs. */
export function shapeLine(line: string, isRtl: boolean): ShapedLine {
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  for (const { font, text, level } of inVisualOrder(directedRuns(line, isRtl))) {
    const buffer = new ShapingBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
    shape(font.font, buffer);
    const unit = 1 / font.unitsPerEm;
    for (const info of buffer.getGlyphInfosAndPositions()) {
      const { codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 } = info;
      glyphs.push({ font, glyph, x: x + xOffset * unit, y: yOffset * unit });
      x += xAdvance * unit;
    }
  }
  return { width: x, glyphs };
}

/** Measures texts on one line in a size of 1, each once. */
export function createMeasure(isRtl: boolean): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? shapeLine(text, isRtl).width;
    known.set(text, width);
    return width;
  };
}
