import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * As much of a password as is looked at: the time grows with its length beyond all measure (seconds at
 * 128), and what so many characters leave open is hard to guess anyway.
 */
const LENGTH_MAX = 40;
const NAME_MAX = 100;

/** Accents and apostrophes, with which a word is the same as without. */
const WITHIN_WORDS = /[\p{M}\p{Lm}\p{Sk}'‘’‛′]/gu;
/** Spaces and hyphens, with which a name is the same as without. */
const BETWEEN_WORDS = /[\p{Z}\p{Pd}\p{Pc}]/gu;
/** Shorter ones stand in any password. */
const WORD_MIN = 3;

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(WITHIN_WORDS, '').toLowerCase();

/** A name's words, and the words put together, as people put them into passwords. */
function wordsOf(name: string): string[] {
  const words = plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const known = [...words, words.join(''), words.join('-'), words.join(' ')];
  return known.filter((word) => word.length >= WORD_MIN);
}

/**
 * Checks a password against the names of user and site: as it is, and as it is where names are written plainly. What is
 * guessed first counts.
 */
export function checkWithNames(
  checker: Pick<ZxcvbnFactory, 'check'>,
  wholePassword: string,
  names: readonly string[],
): ReturnType<ZxcvbnFactory['check']> {
  const password = wholePassword.slice(0, LENGTH_MAX);
  const words = names.flatMap((name) => wordsOf(name.slice(0, NAME_MAX)));
  const asTyped = checker.check(password, [...words]);
  // A single character may become many.
  const joined = plain(password).replaceAll(BETWEEN_WORDS, '').slice(0, LENGTH_MAX);
  if (!words.some((word) => joined.includes(word))) return asTyped;
  const asJoined = checker.check(joined, [...words]);
  return asJoined.score < asTyped.score ? asJoined : asTyped;
}
