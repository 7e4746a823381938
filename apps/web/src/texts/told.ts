import type { Told } from '@bahai-friends/languages/en/problems/sentences';

/** A problem, an issue or a refusal of the contract, with its English sentence. */
interface SaidInEnglish extends Told {
  readonly message: string;
}

/**
 * The sentence of a problem or an issue in the language of the page. It is English on an English page, and where the
 * language does not know the code, or its values, because the server is newer than the page.
 */
export const told = (said: SaidInEnglish): string =>
  globalThis.dashboardLanguage?.sentenceOf(said) ?? said.message;
