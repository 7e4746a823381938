import type { Language } from './languages.ts';

/*
 * What a page in one language says of a text in another. The facts of that language have it, too, but a page's script
 * has only the facts of its own language: it asks the Unicode CLDR for the script of the other.
 */

const scriptOf = (language: Language) => new Intl.Locale(language).maximize().script;

/** The BCP 47 tag of texts in a language: with the script for Chinese, which is written in two. */
export function tagOf(language: Language): string {
  const script = scriptOf(language);
  return script?.startsWith('Han') ? `${language}-${script}` : language;
}

/** Attributes of HTML. */
export interface WrittenIn {
  readonly lang?: string;
  readonly dir: 'ltr' | 'rtl' | 'auto';
}

/**
 * The HTML attributes that say in which language a text is.
 *
 * @param language null where nobody knows: then the text's own letters say the direction.
 * @param around The language of the text around it.
 */
export function writtenIn(language: Language | null, around: Language): WrittenIn {
  if (language === null) return { dir: 'auto' };
  const dir = scriptOf(language) === 'Arab' ? 'rtl' : 'ltr';
  return language === around ? { dir } : { lang: tagOf(language), dir };
}
