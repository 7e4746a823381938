import type { Language } from '@bahai-friends/contract';
import cyrillic from './eb-garamond-cyrillic.woff2';
import latin from './eb-garamond-latin.woff2';
import more from './eb-garamond-latin-more.woff2';
import cyrillicLabels from './friend-sans-cyrillic.woff2';
import cyrillicMedium from './friend-sans-cyrillic-500.woff2';
import cyrillicBold from './friend-sans-cyrillic-600.woff2';
import labels from './friend-sans-latin.woff2';
import medium from './friend-sans-latin-500.woff2';
import bold from './friend-sans-latin-600.woff2';
import arabic from './noto-naskh-arabic.woff2';
import arabicLabels from './vazirmatn.woff2';
import arabicMedium from './vazirmatn-500.woff2';
import arabicBold from './vazirmatn-600.woff2';

/** Latin letters that are only in the second file. Signs are left out: they read as well in another face. */
const RARE_LETTERS =
  /(?![ĀāČčĒēĢģĪīĶķĻļŅņŒœŠšŪūŽžḌḍḤḥṢṣṬṭẒẓ])[ÆÐØÝÞæðøýþÿ\u0100-\u017F\u0218-\u021B\u1E0C-\u1E95]/u;

const LATIN = 'Latn';

/** The serif of languages that are not written in Latin letters. */
const SERIFS: Readonly<Record<string, string>> = { Arab: arabic, Cyrl: cyrillic };

/** The fonts of labels in each of their weights, the regular one first. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  [LATIN]: [labels, medium, bold],
  Arab: [arabicLabels, arabicMedium, arabicBold],
  Cyrl: [cyrillicLabels, cyrillicMedium, cyrillicBold],
};

/**
 * The fonts that the first screen needs, to be preloaded: those of the page's language, and of other texts on it that
 * are in the serif, such as the community's name. A text with rarer letters needs both Latin files: a word in two faces
 * would be worse than one in the fallback font.
 *
 * @param weights Those of labels.
 */
export function firstFonts(
  language: Language,
  texts: readonly string[],
  weights: 'regular' | 'all' = 'regular',
): readonly string[] {
  const { script = LATIN } = new Intl.Locale(language).maximize();
  const text = texts.join('\n').normalize('NFC');
  const isLatin = script === LATIN || /\p{Script=Latin}/u.test(text);
  // Digits, signs and some names are in Latin letters on every page.
  const scripts = script === LATIN ? [LATIN] : [LATIN, script];
  const ofLabels = scripts.flatMap((each) =>
    (LABELS[each] ?? []).slice(0, weights === 'all' ? undefined : 1),
  );
  const fonts = [
    SERIFS[script],
    isLatin && latin,
    isLatin && RARE_LETTERS.test(text) && more,
    ...ofLabels,
  ];
  return fonts.filter((font) => typeof font === 'string');
}
