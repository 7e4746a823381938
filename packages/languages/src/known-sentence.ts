import { type Sentences, sentenceIn, type Told } from './en/problems/sentences.ts';

/**
 * The sentence of a code and its values; undefined where it is not known, or its values are not those that it takes: a
 * newer server may say more than this page knows.
 */
export function knownSentence(sentences: Sentences, told: Told): string | undefined {
  if (!Object.hasOwn(sentences, told.code)) return undefined;
  try {
    return sentenceIn(sentences, told);
  } catch {
    return undefined;
  }
}

/**
 * Looks up the names of values, such as those of fields.
 *
 * @throws for a value that has no name: the sentence around it is then unknown
 */
export const named =
  <Key extends string>(names: Readonly<Record<Key, string>>) =>
  (key: Key): string => {
    if (!Object.hasOwn(names, key)) throw new Error(`Not known: ${key}`);
    return names[key];
  };
