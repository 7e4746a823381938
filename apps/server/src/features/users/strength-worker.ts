import { parentPort } from 'node:worker_threads';
import type { PasswordAdvice } from '@bahai-friends/languages/en/problems/password-advice';
import { type TranslationKeys, ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { lowerThreadPriority } from '../../background/low-priority.ts';

/** A password, and words that whoever guesses it would try first. */
export interface StrengthTask {
  readonly password: string;
  readonly known: readonly string[];
}

/** How easily it is guessed, and why. */
export interface MeasuredStrength {
  /** 0 to 4, the last of which is hardly guessed. */
  readonly score: number;
  readonly warning: PasswordAdvice | null;
  readonly suggestions: readonly PasswordAdvice[];
}

/**
 * As much of a password as is looked at: the time grows with its length beyond all measure (seconds at
 * 128), and what so many characters leave open is hard to guess anyway.
 */
const LENGTH_MAX = 40;
const KNOWN_MAX = 100;

/** The library's advice, each in place of its sentence the code that the site says it by. */
const ADVICE = {
  warnings: {
    straightRow: 'password-row-of-keys',
    keyPattern: 'password-pattern-of-keys',
    simpleRepeat: 'password-repeats-character',
    extendedRepeat: 'password-repeats-pattern',
    sequences: 'password-is-sequence',
    recentYears: 'password-recent-year',
    dates: 'password-date',
    topTen: 'password-heavily-used',
    topHundred: 'password-frequently-used',
    common: 'password-commonly-used',
    similarToCommon: 'password-like-commonly-used',
    wordByItself: 'password-single-word',
    namesByThemselves: 'password-single-name',
    commonNames: 'password-common-name',
    userInputs: 'password-of-user-or-site',
  },
  suggestions: {
    l33t: 'avoid-substitutions',
    reverseWords: 'avoid-reversed-words',
    allUppercase: 'capitalize-not-all',
    capitalization: 'capitalize-more',
    dates: 'avoid-own-dates',
    recentYears: 'avoid-recent-years',
    associatedYears: 'avoid-own-years',
    sequences: 'avoid-sequences',
    repeated: 'avoid-repeats',
    longerKeyboardPattern: 'use-longer-patterns',
    anotherWord: 'add-rarer-words',
    useWords: 'use-several-words',
    noNeed: 'symbols-not-needed',
  },
} as const satisfies {
  // What is said of breaches is left out: no list of them is asked.
  warnings: Record<Exclude<keyof TranslationKeys['warnings'], 'pwned'>, PasswordAdvice>;
  suggestions: Record<Exclude<keyof TranslationKeys['suggestions'], 'pwned'>, PasswordAdvice>;
};

const checker = new ZxcvbnFactory({
  translations: {
    ...english.translations,
    warnings: { ...english.translations.warnings, ...ADVICE.warnings },
    suggestions: { ...english.translations.suggestions, ...ADVICE.suggestions },
  },
  graphs: common.adjacencyGraphs,
  dictionary: { ...common.dictionary, ...english.dictionary },
});

// Not before: on a busy machine the word lists, which take ten times a password's time, would come after a minute.
lowerThreadPriority('awaited');

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

/** What is guessed first comes first: the password as it is, or as it is where names are written plainly. */
function check(password: string, words: readonly string[]) {
  const asTyped = checker.check(password, [...words]);
  // A single character may become many.
  const joined = plain(password).replaceAll(BETWEEN_WORDS, '').slice(0, LENGTH_MAX);
  if (!words.some((word) => joined.includes(word))) return asTyped;
  const asJoined = checker.check(joined, [...words]);
  return asJoined.score < asTyped.score ? asJoined : asTyped;
}

parentPort?.on('message', ({ password, known }: StrengthTask) => {
  const words = known.flatMap((name) => wordsOf(name.slice(0, KNOWN_MAX)));
  const { score, feedback } = check(password.slice(0, LENGTH_MAX), words);
  const strength = { score, ...feedback } as MeasuredStrength;
  parentPort?.postMessage(strength);
});
