import { parentPort } from 'node:worker_threads';
import type { PasswordStrength } from '@bahai-friends/contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { lowerThreadPriority } from '../../background/low-priority.ts';

/** A password, and words that whoever guesses it would try first. */
export interface StrengthTask {
  readonly password: string;
  readonly known: readonly string[];
}

/**
 * As much of a password as is looked at: the time grows with its length beyond all measure (seconds at
 * 128), and what so many characters leave open is hard to guess anyway.
 */
const LENGTH_MAX = 40;
const KNOWN_MAX = 100;

lowerThreadPriority();

const checker = new ZxcvbnFactory({
  translations: english.translations,
  graphs: common.adjacencyGraphs,
  dictionary: { ...common.dictionary, ...english.dictionary },
});

/** Each text, its words, and the words put together, as people put them into passwords. */
const wordsOf = (text: string): string[] => {
  const words = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
  return [text.toLowerCase(), ...words, words.join(''), words.join('-')];
};

parentPort?.on('message', ({ password, known }: StrengthTask) => {
  const words = known.flatMap((text) => wordsOf(text.slice(0, KNOWN_MAX)));
  const { score, feedback } = checker.check(password.slice(0, LENGTH_MAX), words);
  const strength: PasswordStrength = {
    score,
    warning: feedback.warning ?? '',
    suggestions: feedback.suggestions,
  };
  parentPort?.postMessage(strength);
});
