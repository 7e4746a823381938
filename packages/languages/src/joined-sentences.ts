import { type Sentences, sentenceIn, type Told } from './en/problems/sentences.ts';

/** Several problems that one answer tells of. */
export interface Several<C extends string> {
  readonly said: readonly Told<C>[];
}

/** Joins the sentences of several problems, each once. */
export const joinIn =
  <S extends Sentences>(sentences: S) =>
  ({ said }: Several<keyof S & string>, separator: string): string =>
    [...new Set(said.map((told) => sentenceIn(sentences, told)))].join(separator);
