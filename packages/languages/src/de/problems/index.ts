import { joinIn } from '../../joined-sentences.ts';
import type { ProblemTexts } from '../../texts.ts';
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

const joined = joinIn(single);

export const problems: ProblemTexts = {
  ...single,
  'refused-fields': (several) => joined(several, '. '),
  'password-guessed': (several) =>
    `Dieses Passwort ist leicht zu erraten. ${joined(several, ' ')}`.trimEnd(),
  'recipe-refused': ({ path, ...several }) =>
    `Das Rezept lässt sich nicht verwenden. ${path === '' ? '' : `${path}: `}${joined(several, ' ')}`,
  'refused-file': (several) => joined(several, ' '),
};
