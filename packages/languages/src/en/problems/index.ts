import { joinIn, type Several as SeveralOf } from '../../joined-sentences.ts';
import { accounts } from './accounts.ts';
import { fields } from './fields.ts';
import { notes } from './notes.ts';
import { passwordAdvice } from './password-advice.ts';
import { quotes } from './quotes.ts';
import { requests } from './requests.ts';
import { sending } from './sending.ts';
import { sheets } from './sheets.ts';
import { site } from './site.ts';
import { uploaded } from './upload-summary.ts';

const single = {
  ...fields,
  ...requests,
  ...quotes,
  ...accounts,
  ...passwordAdvice,
  ...site,
  ...sending,
  ...sheets,
  ...notes,
  ...uploaded,
};

/** The codes of all that is not made of several. */
export type SingleProblemCode = keyof typeof single;

type Several = SeveralOf<SingleProblemCode>;

const joined = joinIn(single);

/** The English sentence of every problem, issue and note that the API answers, by its code. */
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
