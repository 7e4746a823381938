import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * How many characters of a password are examined: the time grows beyond all measure with the length (seconds at 128),
 * and so many characters that leave the question open are hard to guess anyway.
 */
const LENGTH_MAX = 40;
const NAME_MAX = 100;

/** Accents and apostrophes: a word without them counts as the same. */
const WITHIN_WORDS = /[\p{M}\p{Lm}\p{Sk}'‘’‛′]/gu;
/** Spaces and hyphens: a name without them counts as the same. */
const BETWEEN_WORDS = /[\p{Z}\p{Pd}\p{Pc}]/gu;
/** Shorter words occur in any password. */
const WORD_MIN = 3;

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(WITHIN_WORDS, '').toLowerCase();

/** The words of a name, one by one and joined, as people use them in passwords. */
function wordsOf(name: string): string[] {
  const words = plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const known = [...words, words.join(''), words.join('-'), words.join(' ')];
  return known.filter((word) => word.length >= WORD_MIN);
}

/**
 * Checks a password against the names of user and site: as it is, and with names written plainly. The lower score
 * counts.
 */
export function checkWithNames(
  checker: Pick<ZxcvbnFactory, 'check'>,
  wholePassword: string,
  names: readonly string[],
): ReturnType<ZxcvbnFactory['check']> {
  const password = wholePassword.slice(0, LENGTH_MAX);
  const words = names.flatMap((name) => wordsOf(name.slice(0, NAME_MAX)));
  const asTyped = checker.check(password, [...words]);
  // A single character may become several.
  const joined = plain(password).replaceAll(BETWEEN_WORDS, '').slice(0, LENGTH_MAX);
  if (!words.some((word) => joined.includes(word))) return asTyped;
  const asJoined = checker.check(joined, [...words]);
  return asJoined.score < asTyped.score ? asJoined : asTyped;
}
