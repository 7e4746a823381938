import type { PictureContent } from './picture-content.ts';
import { COLORS, LAYOUTS, type PictureLayout } from './picture-layout.ts';
import { ornament, star } from './picture-star.ts';
import { ANY_MONTH, type SharePictureTexts, textsIn } from './picture-texts.ts';
import { type DirectedText, SHORT_LEADING, setShortText } from './set-short-text.ts';
import { textLines } from './text-outlines.ts';
import { textWithMoreAt } from './text-with-more-at.ts';
import { isLegible } from './typesetting/picture-fonts.ts';

/** Texts in the band, around its middle. */
function inBand(
  parts: readonly DirectedText[],
  { x, middle, anchor }: { x: number; middle: number; anchor: 'start' | 'end' },
): string {
  const height = parts.reduce((sum, { lines, size }) => sum + lines.length * size, 0);
  let y = middle - (height * SHORT_LEADING) / 2;
  const drawn = parts.map(({ lines, size, isRtl }) => {
    const step = size * SHORT_LEADING;
    const place = { x, y: y + step / 2, anchor, size, step, isRtl, fill: COLORS.ink };
    y += lines.length * step;
    return textLines(lines, place);
  });
  return drawn.join('');
}

/** A day in both calendars. */
function daysOf(day: string, texts: SharePictureTexts, { band }: PictureLayout): DirectedText[] {
  const badiDay = texts.badiDay(day);
  return [
    setShortText(texts.day(day), band.room, band.daySizes),
    ...(badiDay === null ? [] : [setShortText(badiDay, band.room, band.badiDaySizes)]),
  ];
}

/**
 * The picture of a quote as SVG, all texts as outlines. A quote with letters that no font here has is replaced by a
 * large star.
 */
export function pictureSvg(content: PictureContent): string {
  const { text, siteName, day, language } = content;
  const layout = LAYOUTS[content.size];
  const { width, height, quote, band, smallStar, largeStarRadius, ornamentRadius } = layout;
  const center = width / 2;
  const texts = textsIn(language);
  const hasQuote = isLegible(text);
  const sun = hasQuote ? smallStar : { y: quote.middle, radius: largeStarRadius };
  const days = day === null ? [] : daysOf(day, texts, layout);
  const name = setShortText(siteName, band.room, band.nameSizes);
  const month = day === null ? ANY_MONTH : texts.month(day);
  const [start, end] = [band.margin, width - band.margin];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${COLORS.page}"/>
  ${ornament(center, quote.middle, ornamentRadius, month)}
  <rect y="${band.top}" width="${width}" height="${height - band.top}" fill="${COLORS.brand}"/>
  ${star(center, sun.y, sun.radius)}
  ${hasQuote ? textWithMoreAt(content, texts, layout) : ''}
  ${inBand([name], { x: start, middle: band.middle, anchor: 'start' })}
  ${inBand(days, { x: end, middle: band.middle, anchor: 'end' })}
</svg>`;
}
