import type { Language } from '@bahai-friends/contract';
import cyrillic from './eb-garamond-cyrillic.woff2';
import latin from './eb-garamond-latin.woff2';
import more from './eb-garamond-latin-more.woff2';
import arabic from './noto-naskh-arabic.woff2';

/** Latin letters that are only in the second file. Signs are left out: they read as well in another face. */
const RARE_LETTERS =
  /(?![ĀāČčĒēĢģĪīĶķĻļŅņŒœŠšŪūŽžḌḍḤḥṢṣṬṭẒẓ])[ÆÐØÝÞæðøýþÿ\u0100-\u017F\u0218-\u021B\u1E0C-\u1E95]/u;

/** The fonts of languages that are not written in Latin letters. */
const FONTS_OF_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Arab: [arabic],
  Cyrl: [cyrillic],
};

const LATIN = 'Latn';

/**
 * The fonts that the first screen needs, to be preloaded: those of the page's language, and of other texts on it,
 * such as the community's name. A text with rarer letters needs both Latin files: a word in two faces would be worse
 * than one in the fallback font.
 */
export function firstFonts(language: Language, texts: readonly string[]): readonly string[] {
  const { script = LATIN } = new Intl.Locale(language).maximize();
  const text = texts.join('\n').normalize('NFC');
  const ofScript = FONTS_OF_SCRIPTS[script] ?? [];
  if (script !== LATIN && !/\p{Script=Latin}/u.test(text)) return ofScript;
  return [...ofScript, latin, ...(RARE_LETTERS.test(text) ? [more] : [])];
}
