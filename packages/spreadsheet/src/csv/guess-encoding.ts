import { ALPHABETS } from './alphabets.ts';
import type { SingleByteEncoding } from './encodings.ts';

/** Share of the letters that must fit a language of Western Europe for its encoding to be believed. */
const PLAUSIBLE = 0.9;
/** How much less they may fit it than those of another encoding: texts have foreign names in them. */
const MARGIN = 0.02;

/** Characters between letters that show a wrong encoding; an acute accent may be an apostrophe. */
const MISPLACED = /(?<=\p{L})(?![\p{ASCII}´])[\p{S}\p{No}¿¡§¶‰†‡•](?=\p{L})|[\u0080-\u009f]/gu;
const WORD = /[\p{L}\p{M}]+/gu;
/** `1º`, `Nª`. */
const ORDINAL = /[ªº]$/;
const LATIN = /\p{Script=Latin}/u;
const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Arabic}]/u;
/** A capital behind a small letter, one of them beyond ASCII. */
const CAPITAL_WITHIN = /\p{Ll}(?!\p{ASCII})\p{Lu}|(?!\p{ASCII})\p{Ll}\p{Lu}/u;
/** Words of this length have letters of ASCII in all languages with Latin letters. */
const LONG_WORD = 3;

const isAscii = (letter: string): boolean => letter < '\u0080';

/** Whether no language would have such a word. */
function isImpossible(word: string): boolean {
  if (CAPITAL_WITHIN.test(word)) return true;
  if (!LATIN.test(word)) return false;
  return OTHER_SCRIPT.test(word) || (word.length >= LONG_WORD && ![...word].some(isAscii));
}

/** How many letters beyond ASCII a line has, and how many of them fit one of the languages. */
function fitOfLine(
  line: string,
  languages: readonly ReadonlySet<string>[],
): { total: number; fitting: number } {
  let total = line.match(MISPLACED)?.length ?? 0;
  const counts = new Map<string, number>();
  for (const [match] of line.matchAll(WORD)) {
    const word = match.replace(ORDINAL, '');
    const letters = [...word.toLowerCase()].filter(
      (letter) => !isAscii(letter) && !/\p{M}/u.test(letter),
    );
    total += letters.length;
    if (letters.length === 0 || isImpossible(word)) continue;
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const fits = languages.map((language) => {
    let fitting = 0;
    for (const [letter, count] of counts) if (language.has(letter)) fitting += count;
    return fitting;
  });
  return { total, fitting: Math.max(...fits) };
}

/**
 * How well a text in an encoding looks like one in a language that it is used for; a file may have a
 * language for each line.
 *
 * @returns 0 to 1; 1 for a text without letters beyond ASCII
 */
function plausibility(text: string, encoding: SingleByteEncoding): number {
  let [total, fitting] = [0, 0];
  for (const line of text.split(/[\r\n]+/)) {
    if (!/\P{ASCII}/u.test(line)) continue;
    const fit = fitOfLine(line, ALPHABETS[encoding]);
    total += fit.total;
    fitting += fit.fitting;
  }
  return total === 0 ? 1 : fitting / total;
}

/**
 * The encoding, of those with one byte for each character, in which bytes look most like a text.
 *
 * @param sample Some of the file, not too much: each encoding is tried.
 * @param candidates At least one.
 * @returns `isSure` when it is Windows-1252 and nothing speaks against it; any other is a guess
 */
export function guessEncoding(
  sample: Uint8Array,
  candidates: readonly SingleByteEncoding[],
): { encoding: SingleByteEncoding; isSure: boolean } {
  const tried = candidates.map((encoding) => ({
    encoding,
    score: plausibility(new TextDecoder(encoding).decode(sample), encoding),
  }));
  const best = tried.reduce((most, next) => (next.score > most.score ? next : most));
  const western = tried.find(({ encoding }) => encoding === 'windows-1252');
  if (western && western.score >= Math.max(PLAUSIBLE, best.score - MARGIN)) {
    return { encoding: 'windows-1252', isSure: true };
  }
  return { encoding: best.encoding, isSure: false };
}
