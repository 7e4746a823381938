/** Sentences by code, each a function of raw values: numbers, civil days, texts as they were typed. */
export type Sentences = Readonly<Record<string, (values: never) => string>>;

/** The values that a sentence is made with. */
export type Values = Readonly<Record<string, unknown>>;

/** The values of a code; nothing where its sentence needs none. */
export type ValuesIn<S extends Sentences, C extends keyof S> = S[C] extends () => string
  ? Readonly<Record<never, never>>
  : Readonly<Parameters<S[C]>[0]>;

/** The arguments that follow a code where a problem is made. */
export type ValueArguments<S extends Sentences, C extends keyof S> = S[C] extends () => string
  ? []
  : [values: ValuesIn<S, C>];

/** A problem without its sentence: the same in every language. */
export type Told<C extends string = string> = {
  readonly code: C;
  readonly values: Values;
};

/** A problem with its sentence in English. */
export type Said<C extends string = string> = Told<C> & { readonly message: string };

/** The sentence of a code and its values. */
export function sentenceIn<S extends Sentences>(
  sentences: S,
  { code, values }: Told<keyof S & string>,
): string {
  return (sentences[code] as (values: Values) => string)(values);
}

/** Makes a function that makes problems from some sentences. */
export const sayIn =
  <S extends Sentences>(sentences: S) =>
  <C extends keyof S & string>(code: C, ...given: ValueArguments<S, C>): Said<C> => {
    const [values = {}] = given as readonly [Values?];
    return { code, values, message: sentenceIn(sentences, { code, values }) };
  };
