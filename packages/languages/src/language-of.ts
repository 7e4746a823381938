import * as everyLanguage from './every-language.ts';
import type { LanguageFacts } from './language-facts.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { OriginalLanguage, PartLoaders, Parts, WholeLanguage } from './whole-language.ts';

/** Does not compile when a language is missing, or a part of it. */
const languages: Readonly<Record<Exclude<Language, 'en'>, WholeLanguage>> & {
  readonly en: OriginalLanguage;
} = everyLanguage;

/** How a language is named and written. */
export const factsOf = (language: Language): LanguageFacts => languages[language].facts;

/** One part of a language's texts, loaded when it is asked for. */
export async function textsOf<Part extends keyof Parts>(
  part: Part,
  language: Language,
): Promise<Parts[Part]> {
  const loaders: PartLoaders = languages[language];
  const texts = await loaders[part]();
  return texts[part];
}

/** One part of the texts of every language. */
export async function textsOfEveryLanguage<Part extends keyof Parts>(
  part: Part,
): Promise<Readonly<Record<Language, Parts[Part]>>> {
  const loaded = LANGUAGES.map(
    async (language) => [language, await textsOf(part, language)] as const,
  );
  return Object.fromEntries(await Promise.all(loaded)) as Record<Language, Parts[Part]>;
}
