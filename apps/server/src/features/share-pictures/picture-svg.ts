import type { PictureContent } from './picture-content.ts';
import { ornament, star } from './picture-star.ts';
import { COLORS, MIDDLE, PICTURE_HEIGHT, PICTURE_WIDTH } from './picture-style.ts';
import { textLines } from './picture-text.ts';
import { QUOTE_MIDDLE, quoteBlock } from './quote-block.ts';
import { type DirectedText, SHORT_LEADING, setShortText } from './set-short-text.ts';
import { textsIn } from './texts.ts';
import { isLegible } from './typesetting/picture-fonts.ts';

/** The band with the community's name and the day. */
const BAND = { top: 518, middle: 574, margin: 56, room: { width: 420, height: 68 } };
const NAME_SIZES = [38, 34, 30, 27];
const DAY_SIZE = 33;
const BADI_DAY_SIZE = 26;
/** The star on the band, and the one in a quote's place. */
const SMALL_STAR = { y: BAND.top + 24, radius: 64 };
/** The month's ornament reaches beyond the picture. */
const ORNAMENT_RADIUS = 470;
const LARGE_STAR = { y: QUOTE_MIDDLE, radius: 190 };

/** A few texts in the band, around its middle. */
function inBand(parts: readonly DirectedText[], x: number, anchor: 'start' | 'end'): string {
  const height = parts.reduce((sum, { lines, size }) => sum + lines.length * size, 0);
  let y = BAND.middle - (height * SHORT_LEADING) / 2;
  const drawn = parts.map(({ lines, size, isRtl }) => {
    const step = size * SHORT_LEADING;
    const place = { x, y: y + step / 2, anchor, size, step, isRtl, fill: COLORS.ink };
    y += lines.length * step;
    return textLines(lines, place);
  });
  return drawn.join('');
}

/**
 * The picture of the quote of a day as SVG, all of it outlines. A quote in letters that no font here has
 * gives way to a large star.
 */
export function pictureSvg(content: PictureContent): string {
  const { text, siteName, day, language } = content;
  const texts = textsIn(language);
  const hasQuote = isLegible(text);
  const sun = hasQuote ? SMALL_STAR : LARGE_STAR;
  const badiDay = texts.badiDay(day);
  const days = [
    setShortText(texts.day(day), BAND.room, [DAY_SIZE]),
    ...(badiDay === null ? [] : [setShortText(badiDay, BAND.room, [BADI_DAY_SIZE])]),
  ];
  const name = setShortText(siteName, BAND.room, NAME_SIZES);
  const bandHeight = PICTURE_HEIGHT - BAND.top;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">
  <rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${COLORS.page}"/>
  ${ornament(MIDDLE, QUOTE_MIDDLE, ORNAMENT_RADIUS, texts.month(day))}
  <rect y="${BAND.top}" width="${PICTURE_WIDTH}" height="${bandHeight}" fill="${COLORS.brand}"/>
  ${star(MIDDLE, sun.y, sun.radius)}
  ${hasQuote ? quoteBlock(content, texts) : ''}
  ${inBand([name], BAND.margin, 'start')}
  ${inBand(days, PICTURE_WIDTH - BAND.margin, 'end')}
</svg>`;
}
