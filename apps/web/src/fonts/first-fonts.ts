import latin from './eb-garamond-latin.woff2';
import more from './eb-garamond-latin-more.woff2';
import arabic from './noto-naskh-arabic.woff2';

/** A page in Arabic or Persian needs these, whatever its quote: the words around it are written in them, too. */
export const ARABIC_FONTS: readonly string[] = [arabic];

/** Latin letters that are in the second file alone. Signs are not among them: in another face they read as well. */
const RARE_LETTERS =
  /(?![ĀāČčĒēĢģĪīĶķĻļŅņŒœŠšŪūŽžḌḍḤḥṢṣṬṭẒẓ])[ÆÐØÝÞæðøýþÿ\u0100-\u017F\u0218-\u021B\u1E0C-\u1E95]/u;

/**
 * The fonts that the first screen with these texts needs, to be loaded at once. A text with rarer letters needs both
 * of Latin: a word in two faces would be worse than one in the fallback.
 */
export function firstFonts(...texts: readonly string[]): readonly string[] {
  return texts.some((text) => RARE_LETTERS.test(text.normalize('NFC'))) ? [latin, more] : [latin];
}
