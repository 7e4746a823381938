import { accounts } from './accounts.ts';
import { fields } from './fields.ts';
import { passwordAdvice } from './password-advice.ts';
import { quotes } from './quotes.ts';
import { requests } from './requests.ts';
import { sending } from './sending.ts';
import { sentenceIn, type Told } from './sentences.ts';
import { sheets } from './sheets.ts';
import { site } from './site.ts';

const single = {
  ...fields,
  ...requests,
  ...quotes,
  ...accounts,
  ...passwordAdvice,
  ...site,
  ...sending,
  ...sheets,
};

/** The codes of all that is not made of several. */
export type SingleProblemCode = keyof typeof single;

/** Several problems that one answer tells of. */
interface Several {
  readonly said: readonly Told<SingleProblemCode>[];
}

/** The sentences of several problems, each once. */
const joined = ({ said }: Several, separator: string): string =>
  [...new Set(said.map((told) => sentenceIn(single, told)))].join(separator);

/** What every problem and issue that the API answers says in English, by its code. */
export const problems = {
  ...single,
  /** Fields were refused; the issues say which. */
  'refused-fields': (several: Several) => joined(several, '. '),
  /** A site that is strict refuses a password, and says what makes it easy to guess. */
  'password-guessed': (several: Several) =>
    `This password is easily guessed. ${joined(several, ' ')}`.trimEnd(),
  /** A recipe was refused for what stands at `path`, which is empty for the whole of it. */
  'recipe-refused': ({ path, ...several }: Several & { readonly path: string }) =>
    `The recipe cannot be used. ${path === '' ? '' : `${path}: `}${joined(several, ' ')}`,
  /** A file was refused; the issues, where there are some, say which rows. */
  'refused-file': (several: Several) => joined(several, ' '),
};

export type ProblemCode = keyof typeof problems;
