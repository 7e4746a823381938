import { parentPort } from 'node:worker_threads';
import type { PasswordAdvice } from '@bahai-friends/languages/en/problems/password-advice';
import { type TranslationKeys, ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { lowerThreadPriority } from '../../background/low-priority.ts';
import { checkWithNames } from './password-of-names.ts';

/** A password, and words that an attacker would try first. */
export interface StrengthTask {
  readonly password: string;
  readonly known: readonly string[];
}

/** How easily it is guessed, and why. */
export interface MeasuredStrength {
  /** 0 to 4; 4 is hardly guessed. */
  readonly score: number;
  readonly warning: PasswordAdvice | null;
  readonly suggestions: readonly PasswordAdvice[];
}

/** The library's advice, with the product's codes instead of sentences. */
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
  // Sentences about breaches are left out: no list of them is used.
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

// The priority is lowered only now: on a busy machine the word lists, which take ten times as long as a password, would
// otherwise take a minute to load.
lowerThreadPriority('awaited');

parentPort?.on('message', ({ password, known }: StrengthTask) => {
  const { score, feedback } = checkWithNames(checker, password, known);
  const strength = { score, ...feedback } as MeasuredStrength;
  parentPort?.postMessage(strength);
});
