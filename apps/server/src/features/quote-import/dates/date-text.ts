import { asciiDigits, foldText } from '../fold-text.ts';

/** In UTF-16 code units: no date is longer, and what follows may take the square of a length. */
const LENGTH_MAX = 100;

/** A time of day behind a day, as databases and spreadsheet programs write it. */
const TIME =
  /(?<=\d)(?:t|,? )(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?(?: ?[ap]\.?m\.?)?(?: ?(?:z|utc|gmt|[+-]\d{2}:?\d{2}))?$/;

/** Behind a day's number: 1st, 2nd, 3rd, 4th, 1er, 2e, 1.º, 1:a, 1-го. */
const ORDINAL = /(?<=\d)[-.:]?(?:st|nd|rd|th|er|re|eme|e|o|a|го|ого|и|ое|°)(?!\p{L})/gu;

/**
 * What a cell for a date holds, in the one spelling that is read: folded, ASCII digits, single spaces, plain
 * hyphens, without a time of day, ordinals' endings and an apostrophe before it; `2027年3月21日` as
 * `2027/3/21`.
 *
 * @returns null for a text that is too long for a date, or empty
 * @example
 * dateText('۲۱ مارس ۲۰۲۷'); // '21 مارس 2027'
 * dateText('2027-03-21T10:00'); // '2027-03-21'
 */
export function dateText(text: string): string | null {
  if (text.length > LENGTH_MAX) return null;
  const plain = foldText(asciiDigits(text))
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[،、]/g, ',')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'/, '')
    .replace(TIME, '')
    .replace(/(?<=\d) ?[年月] ?/g, '/')
    .replace(/(?<=\d) ?[日号號]/g, ' ')
    .replace(ORDINAL, ' ')
    .trim();
  return plain === '' ? null : plain;
}
