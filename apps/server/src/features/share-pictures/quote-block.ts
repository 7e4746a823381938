import { inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import { abridged } from '@bahai-friends/contract/quote-preview';
import { writtenIn } from '@bahai-friends/languages/written-in';
import type { PictureContent } from './picture-content.ts';
import { COLORS, MIDDLE } from './picture-style.ts';
import { textLines } from './picture-text.ts';
import { type DirectedText, setShortText } from './set-short-text.ts';
import type { SharePictureTexts } from './texts.ts';
import { fitText } from './typesetting/fit-text.ts';
import { settable } from './typesetting/picture-fonts.ts';
import { createMeasure, isRightToLeft } from './typesetting/shape-line.ts';

const ROOM = { width: 1048, height: 364 };
const SIZES = [84, 76, 68, 62, 56, 51, 47, 43, 39, 36, 33];
/** The middle of the quote and its source. */
export const QUOTE_MIDDLE = 250;
const SOURCE = { size: 31, gap: 30, room: { width: 900, height: 36 } };
/** Whose translation it is: below the source, which has this room less then. */
const CREDIT = { size: 24, gap: 14, room: { width: 900, height: 28 } };
/** Lines of which more are for reading: they begin at one edge. */
const CENTERED_LINES_MAX = 5;

/** The distance from one line to the next. Arabic letters need the most height, then Indian and Chinese ones. */
function leadingOf(text: string): number {
  if (/\p{Script=Arabic}/u.test(text)) return 1.72;
  return /[\p{Script=Han}\p{Script=Devanagari}]/u.test(text) ? 1.5 : 1.28;
}

/** A quote in its quotation marks, as large as it has room, above its source and credit. As SVG. */
export function quoteBlock(
  { text, source, credit, quoteLanguage, language }: PictureContent,
  texts: SharePictureTexts,
): string {
  const known = settable(text);
  const leading = leadingOf(known);
  const { dir } = writtenIn(quoteLanguage, language);
  const isRtl = dir === 'auto' ? isRightToLeft(known) : dir === 'rtl';
  const measure = createMeasure(isRtl);
  const whole = {
    shorten: (charactersMax: number) =>
      inQuotationMarks(known, texts.quotationMarks, (words) => abridged(words, charactersMax)),
    length: [...known].length,
  };
  const creditHeight = credit === null ? 0 : CREDIT.gap + CREDIT.size;
  const room = { ...ROOM, height: ROOM.height - creditHeight };
  const { lines, size } = fitText(whole, room, { sizes: SIZES, leading }, measure);
  const below = setShortText(texts.source(source), SOURCE.room, [SOURCE.size]);
  const step = leading * size;
  const height = lines.length * step + SOURCE.gap + SOURCE.size + creditHeight;
  const top = QUOTE_MIDDLE - height / 2;
  const half = (Math.max(...lines.map(measure)) * size) / 2;
  const reading = isRtl
    ? ({ x: MIDDLE + half, anchor: 'end' } as const)
    : ({ x: MIDDLE - half, anchor: 'start' } as const);
  const centered = { x: MIDDLE, anchor: 'middle' } as const;
  const edge = lines.length > CENTERED_LINES_MAX ? reading : centered;
  const sourceY = top + lines.length * step + SOURCE.gap + SOURCE.size / 2;
  const quiet = (set: DirectedText, y: number) =>
    textLines(set.lines, {
      ...centered,
      y,
      size: set.size,
      step,
      isRtl: set.isRtl,
      fill: COLORS.muted,
    });
  const creditY = sourceY + (SOURCE.size + CREDIT.size) / 2 + CREDIT.gap;
  return (
    textLines(lines, { ...edge, y: top + step / 2, size, step, isRtl, fill: COLORS.ink }) +
    quiet(below, sourceY) +
    (credit === null ? '' : quiet(setShortText(credit, CREDIT.room, [CREDIT.size]), creditY))
  );
}
