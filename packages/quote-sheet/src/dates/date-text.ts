import { asciiDigits, foldText } from '../fold-text.ts';

/** In UTF-16 code units: no date is longer, and the time that parsing takes may grow with the square of the length. */
const LENGTH_MAX = 100;

/** A time of day behind a day, as databases, spreadsheet programs and scripts write it. */
const TIME =
  /(?<=\d)(?:t|,? )(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?(?: ?[ap]\.?m\.?)?(?: ?(?:z|utc|gmt))?(?: ?[+-]\d{2}:?\d{2})?(?: \([a-z ]+\))?$/;

/** Behind a day's number: 1st, 2nd, 3rd, 4th, 1er, 2e, 1.º, 1:a, 1-го. */
const ORDINAL = /(?<=\d)[-.:]?(?:st|nd|rd|th|er|re|eme|e|o|a|го|ого|и|ое|°)(?!\p{L})/gu;

const IS_ASCII = /^[\x20-\x7e]*$/;

/** 二〇二七年三月二十一日, or some of it in digits. */
const CHINESE_DATE =
  /([〇○零一二三四五六七八九]{4}|\d{4})\s*年\s*([一二三四五六七八九十]{1,3}|\d{1,2})\s*月\s*([一二三四五六七八九十]{1,3}|\d{1,2})\s*[日号號]/u;
const CHINESE_DIGITS = '〇一二三四五六七八九';

/** The digits of a number in Chinese words below a hundred, or of one that is named digit by digit. */
function chineseDigits(words: string): string {
  return words
    .replace(/[○零]/g, '〇')
    .replace(/^十/, '一十')
    .replace(/十$/, '〇')
    .replace('十', '')
    .replace(/[〇一二三四五六七八九]/g, (word) => String(CHINESE_DIGITS.indexOf(word)));
}

function foldDate(text: string): string {
  return foldText(asciiDigits(text))
    .replace(CHINESE_DATE, (_, ...numbers: string[]) => {
      const [year, month, day] = numbers.slice(0, 3).map(chineseDigits);
      return `${year}/${month}/${day} `;
    })
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[،、]/g, ',')
    .replace(/(?<=\d)\s*[年月]\s*/g, '/')
    .replace(/(?<=\d)\s*[日号號]/g, ' ');
}

/**
 * What a cell for a date holds, in the one spelling that is read: folded, ASCII digits, single spaces, plain
 * hyphens, without a time of day, ordinals' endings and an apostrophe before it; `2027年3月21日` and
 * `二〇二七年三月二十一日` as `2027/3/21`.
 *
 * @returns null for a text that is too long for a date, or empty
 * @example
 * dateText('۲۱ مارس ۲۰۲۷'); // '21 مارس 2027'
 * dateText('2027-03-21T10:00'); // '2027-03-21'
 */
export function dateText(text: string): string | null {
  if (text.length > LENGTH_MAX) return null;
  const plain = IS_ASCII.test(text) ? text.toLowerCase() : foldDate(text);
  // One character may become many.
  if (plain.length > LENGTH_MAX) return null;
  const day = plain.replace(/\s+/g, ' ').trim().replace(/^'/, '');
  const dated = day.includes(':') ? day.replace(TIME, '') : day;
  return dated.replace(ORDINAL, ' ').trim() || null;
}
