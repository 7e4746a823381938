import { isOtherMonth, monthNamed } from './month-names.ts';
import { compactName } from './name-table.ts';
import { weekdaysNamed } from './weekday-names.ts';
import { FILLERS } from './words-of-dates.ts';

const fillers = new Set(FILLERS.map(compactName));

/** What the words on one side of a date's numbers may mean. */
export interface WordMeaning {
  readonly month?: number;
  /** 0 for Sunday; several when languages have the same word for different ones. */
  readonly weekdays?: ReadonlySet<number>;
}

/** The characters between words, and between words and numbers. */
const BETWEEN = /^[ ,./()'’-]*$/;

/** The longest: a weekday of two words before a month of two. */
const WORDS_MAX = 4;

/** Folded words without fillers; null when something else than usual punctuation stands among them. */
function wordsOf(text: string): string[] | null {
  if (!BETWEEN.test(text.replace(/\p{L}/gu, ''))) return null;
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => !fillers.has(word));
}

/**
 * What words mean as parts of a date: nothing, a month, a weekday, or both. A name may be several words.
 *
 * @param text Folded, without digits.
 * @returns every possibility; none when it holds another word
 * @example
 * meaningsOf('mar. '); // [{ month: 3 }, { weekdays: Set { 2 } }]
 */
export function meaningsOf(text: string): WordMeaning[] {
  if (text === '') return [{}];
  const words = wordsOf(text);
  if (words === null || words.length > WORDS_MAX) return [];
  if (words.length === 0) return [{}];
  const meanings: WordMeaning[] = [];
  for (let split = 0; split < words.length; split++) {
    const [one, two] = [words.slice(0, split).join(''), words.slice(split).join('')];
    for (const [month, weekday] of [
      [one, two],
      [two, one],
    ] as const) {
      const meaning = meaningOf(month, weekday);
      if (meaning !== null) meanings.push(meaning);
    }
  }
  return meanings;
}

function meaningOf(monthName: string, weekdayName: string): WordMeaning | null {
  const month = monthNamed(monthName);
  const weekdays = weekdaysNamed(weekdayName);
  if ((monthName !== '' && !month) || (weekdayName !== '' && !weekdays)) return null;
  return { ...(month && { month }), ...(weekdays && { weekdays }) };
}

/** Whether words name a month of the Iranian or the Islamic calendar. */
export function nameOtherMonth(text: string): boolean {
  const words = wordsOf(text) ?? [];
  return words.some((word) => isOtherMonth(word)) || isOtherMonth(words.join(''));
}
