import { spoken } from '../../texts/spoken.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Made when it is first asked for: there are 676 pairs of letters. */
let codes: ReadonlyMap<string, string> | undefined;

function codesByName(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Map(pairs.map((code) => [english.of(code) ?? code, code]));
}

/**
 * A country in the language of the page. One that the browser calls otherwise in English stays as it is.
 *
 * @param english As the API names it.
 */
export function countryName(english: string): string {
  if (spoken.locale === undefined) return english;
  codes ??= codesByName();
  const code = codes.get(english);
  const names = new Intl.DisplayNames(spoken.locale, { type: 'region' });
  return (code && names.of(code)) ?? english;
}
