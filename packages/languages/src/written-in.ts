import type { Language } from './languages.ts';

/*
 * What a page in one language says of a text in another. The facts of that language would say it, too, but a page's
 * script has only those of its own: it asks the Unicode CLDR for the script that a language is written in.
 */

const scriptOf = (language: Language) => new Intl.Locale(language).maximize().script;

/** The BCP 47 tag of what is written in a language: with the script for Chinese, which is written in two. */
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
 * How markup says what a text is written in.
 *
 * @param language null where nobody knows: then the text's own letters say the direction.
 * @param around That of what the text stands in.
 */
export function writtenIn(language: Language | null, around: Language): WrittenIn {
  if (language === null) return { dir: 'auto' };
  const dir = scriptOf(language) === 'Arab' ? 'rtl' : 'ltr';
  return language === around ? { dir } : { lang: tagOf(language), dir };
}
