import { inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import { abridged } from '@bahai-friends/contract/quote-preview';
import { writtenIn } from '@bahai-friends/languages/written-in';
import type { PictureContent } from './picture-content.ts';
import { COLORS, type PictureLayout } from './picture-layout.ts';
import type { SharePictureTexts } from './picture-texts.ts';
import { type DirectedText, SHORT_LEADING, setShortText } from './set-short-text.ts';
import { textLines } from './text-outlines.ts';
import { fitShortened, fitWhole } from './typesetting/fit-text.ts';
import { settable } from './typesetting/picture-fonts.ts';
import { createMeasure, isRightToLeft } from './typesetting/shape-line.ts';

/** The distance from one line to the next. Arabic letters need the most height, then Indian and Chinese ones. */
function leadingOf(text: string): number {
  if (/\p{Script=Arabic}/u.test(text)) return 1.72;
  return /[\p{Script=Han}\p{Script=Devanagari}]/u.test(text) ? 1.5 : 1.28;
}

/** A short text below the quote, with the gap above it. */
interface Below extends DirectedText {
  readonly gap: number;
}

/** The height of a text with the gap above it. */
const heightOf = ({ gap, lines, size }: Below): number =>
  gap + size + Math.max(0, lines.length - 1) * size * SHORT_LEADING;

const heightOfAll = (parts: readonly Below[]): number =>
  parts.reduce((sum, part) => sum + heightOf(part), 0);

function below(
  text: string,
  { room, size, gap }: PictureLayout['source'],
  smaller: readonly number[] = [],
): Below {
  return { ...setShortText(text, room, [size, ...smaller]), gap };
}

/** Draws texts one below the other, from where the quote ends. */
function drawBelow(parts: readonly Below[], x: number, end: number): string {
  let bottom = end;
  const drawn = parts.map((part) => {
    const { lines, size, isRtl, gap } = part;
    const step = size * SHORT_LEADING;
    const y = bottom + gap + size / 2;
    bottom += heightOf(part);
    return textLines(lines, { x, y, anchor: 'middle', size, step, isRtl, fill: COLORS.muted });
  });
  return drawn.join('');
}

/**
 * A quote in its quotation marks, or the title of a gathering, as large as fits, above its source and credit; when it
 * is cut, above a line that says where the rest is. As SVG.
 */
export function textWithMoreAt(
  { about, text, source, credit, quoteLanguage, moreAt, language }: PictureContent,
  texts: SharePictureTexts,
  layout: PictureLayout,
): string {
  const { quote, width } = layout;
  const center = width / 2;
  const known = settable(text);
  const { dir } = writtenIn(quoteLanguage, language);
  const isRtl = dir === 'auto' ? isRightToLeft(known) : dir === 'rtl';
  const measure = createMeasure(isRtl);
  const isQuote = about === 'quote';
  const whole = {
    shorten: (charactersMax: number) =>
      isQuote
        ? inQuotationMarks(known, texts.quotationMarks, (words) => abridged(words, charactersMax))
        : abridged(known, charactersMax),
    length: [...known].length,
  };
  const facts = [
    below(isQuote ? texts.source(source) : source, layout.source),
    ...(credit === null ? [] : [below(credit, layout.credit)]),
  ];
  const withMore = [...facts, below(moreAt, layout.more, [26, 22, 19])];
  const always = isQuote ? facts : withMore;
  const sizes = { sizes: quote.sizes, leading: leadingOf(known) };
  const { gap, size: sourceSize } = layout.source;
  // The room is computed with a source; the other lines below reduce it.
  const roomAbove = (parts: readonly Below[]) => ({
    ...quote.room,
    height: quote.room.height - (heightOfAll(parts) - gap - sourceSize),
  });
  const fitting = fitWhole(whole, roomAbove(always), sizes, measure);
  const parts = fitting === null ? withMore : always;
  const { lines, size } = fitting ?? fitShortened(whole, roomAbove(parts), sizes, measure);
  const step = sizes.leading * size;
  const top = quote.middle - (lines.length * step + heightOfAll(parts)) / 2;
  const half = (Math.max(...lines.map(measure)) * size) / 2;
  const reading = isRtl
    ? ({ x: center + half, anchor: 'end' } as const)
    : ({ x: center - half, anchor: 'start' } as const);
  const centered = { x: center, anchor: 'middle' } as const;
  const edge = lines.length > quote.centeredLinesMax ? reading : centered;
  return (
    textLines(lines, { ...edge, y: top + step / 2, size, step, isRtl, fill: COLORS.ink }) +
    drawBelow(parts, center, top + lines.length * step)
  );
}
