import { readFileSync } from 'node:fs';
import { Blob, Face, Font } from 'harfbuzzjs';

export interface PictureFont {
  /** Its file's name without the ending. */
  readonly name: string;
  readonly covered: ReadonlySet<number>;
  readonly font: Font;
  readonly unitsPerEm: number;
}

/** Part of a text that one font sets. */
export interface FontRun {
  readonly font: PictureFont;
  readonly text: string;
}

/** The fonts in their order: the first one that has a letter sets it. */
const NAMES = [
  'eb-garamond',
  'noto-naskh-arabic',
  'noto-serif-sc',
  'noto-sans-devanagari',
  'dejavu-sans',
] as const;

function readFont(name: string): PictureFont {
  const bytes = readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url));
  const face = new Face(new Blob(bytes));
  const covered = new Set(face.collectUnicodes());
  return { name, covered, font: new Font(face), unitsPerEm: face.upem };
}

const [mainFont, ...otherFonts] = [readFont(NAMES[0]), ...NAMES.slice(1).map(readFont)] as const;
const fonts = [mainFont, ...otherFonts];

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
const hasGlyph = (font: PictureFont, character: string): boolean =>
  font.covered.has(codeOf(character));

const fontOf = (character: string): PictureFont | undefined =>
  fonts.find((font) => hasGlyph(font, character));

/** Marks, joiners, spaces and punctuation are set in the font of their neighbours. */
const goesWithNeighbour = (character: string): boolean =>
  /[[\p{M}\p{Z}\p{P}\u200C\u200D]--\p{Pd}]/v.test(character);
const isOpening = (character: string): boolean => /[\p{Ps}\p{Pi}]/u.test(character);
/**
 * Control characters are dropped. The direction is derived from letters: a mark that changes it could end the one that
 * is set around the line.
 */
const isShown = (character: string): boolean => !/[\p{C}--[\n\u200C\u200D]]/v.test(character);
const isJoiner = (character: string): boolean => character === '\u200C' || character === '\u200D';

/**
 * A text without characters that no font has, such as emoji. Line breaks are kept; other white space becomes one space.
 */
export function settable(text: string): string {
  const composed = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\S\n]/gu, ' ');
  const characters = [...composed].filter(
    (character) =>
      isShown(character) &&
      (character === '\n' || isJoiner(character) || fontOf(character) !== undefined),
  );
  return characters.join('').replace(/ {2,}/g, ' ').trim();
}

const lettersIn = (text: string): number => text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;

/** Whether a text has a letter that no font has: without it the text would say something else. */
export const losesLetters = (text: string): boolean =>
  lettersIn(settable(text)) < lettersIn(text.normalize('NFC'));

/** Whether a text has letters, and all of them can be set. */
export const isLegible = (text: string): boolean => lettersIn(text) > 0 && !losesLetters(text);

/** Splits a text that {@link settable} has returned by font. */
export function fontRuns(text: string): FontRun[] {
  const runs: { font: PictureFont; text: string }[] = [];
  const characters = [...text];
  for (const [index, character] of characters.entries()) {
    const last = runs.at(-1);
    let font = fontOf(character);
    if (goesWithNeighbour(character)) {
      const next = characters.slice(index + 1).find((one) => !goesWithNeighbour(one));
      const nextFont = next === undefined ? undefined : fontOf(next);
      const neighbour = isOpening(character) ? (nextFont ?? last?.font) : (last?.font ?? nextFont);
      if (neighbour && (isJoiner(character) || hasGlyph(neighbour, character))) font = neighbour;
    }
    font ??= last?.font ?? mainFont;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
