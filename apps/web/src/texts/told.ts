import type { Told } from '@bahai-friends/languages/en/problems/sentences';

/** What a problem, an issue or a rule of the contract says, with its English sentence. */
interface SaidInEnglish extends Told {
  readonly message: string;
}

/**
 * The sentence of a problem or an issue in the language of the page: in English where that is English, and where the
 * language knows no such code, or not these values, because the server is newer than the page.
 */
export const told = (said: SaidInEnglish): string =>
  globalThis.dashboardLanguage?.sentenceOf(said) ?? said.message;
