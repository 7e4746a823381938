/** All characters from one code point to another. */
function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

/**
 * The characters of nearly every Latin text here: letters of the public pages' languages and of the transliteration
 * of Arabic and Persian, and punctuation. With its headers the file of the serif has to fit into the 14,600 bytes that a server
 * sends before the browser's first acknowledgement: each letter beyond that costs the first visit a round trip.
 */
const LATIN = [
  range(0x20, 0x22),
  range(0x26, 0x29),
  range(0x2c, 0x3b),
  '?',
  range(0x41, 0x5a),
  range(0x61, 0x7a),
  '\u00a0¡«»¿',
  range(0xc0, 0xc5),
  range(0xc7, 0xcf),
  range(0xd1, 0xd6),
  range(0xd9, 0xdc),
  range(0xdf, 0xe5),
  range(0xe7, 0xef),
  range(0xf1, 0xf6),
  range(0xf9, 0xfc),
  'Œœ',
  'ĀāČčĒēĢģĪīĶķĻļŅņŠšŪūŽž',
  'ḌḍḤḥṢṣṬṭẒẓ',
  // Hamza and 'ayn, as letters.
  'ʻʼ',
  '–—‘’‚“”„…ﬁﬂ',
].join('');

/** The letters of other European languages and transliterations, and signs. */
const LATIN_MORE = [
  range(0x20, 0x7e),
  range(0xa0, 0x17f),
  'ȘșȚț',
  'ḲḳḶḷṂṃṆṇḎḏḪḫṮṯẔẕẌẍ',
  // Hamza and 'ayn as half rings.
  'ʾʿ',
  range(0x2010, 0x2026),
  '‰′″‹›€™−',
].join('');

/**
 * With acute, macron and dot below, of which Russian transliteration has many: no Cyrillic letter has them in itself, as
 * Latin ones have, and a mark in another file than its letter puts both into another font.
 */
const CYRILLIC = [range(0x400, 0x45f), 'ҐґӀ№', '\u0301\u0304\u0323'].join('');

const without = (letters: string, others: string): string =>
  [...letters].filter((letter) => !others.includes(letter)).join('');

/**
 * Arabic and Persian, with the vowels of scripture and both kinds of digits. The characters between them are in the
 * Latin font.
 */
const ARABIC = [
  '،؛؟',
  range(0x621, 0x63a),
  range(0x640, 0x656),
  range(0x660, 0x66d),
  'ٰٱپچژکگۀہۂیە',
  range(0x6f0, 0x6f9),
  // Characters that join letters, and that keep them apart.
  '\u200c\u200d',
].join('');

/**
 * Those of labels, without signs that only scripture has. Digits are those of the serif: a zero is a dot in that and a
 * ring in the sans.
 */
const ARABIC_LABELS = without(
  ARABIC,
  ['\u0653\u0655\u0656\u0670\u0671', range(0x660, 0x66d), range(0x6f0, 0x6f9)].join(''),
);

const MORE = without(LATIN_MORE, LATIN);

/** The same for labels, with the signs between them; without ligatures, which small letters do not need. */
const LABELS = `${without(LATIN, 'ﬁﬂ')}©·‹›ªº`;

/** The files of the sans, which there are in each weight. */
const SANS = {
  'friend-sans-latin': LABELS,
  'friend-sans-latin-more': without(MORE, LABELS),
  'friend-sans-cyrillic': CYRILLIC,
  vazirmatn: ARABIC_LABELS,
};

/** The weights of the sans that only login and dashboard have. */
export const HEAVIER = [500, 600] as const;

/**
 * What a file has besides, outside of its range: the one word in other letters on every page, for which no font of these
 * letters is loaded.
 */
export const BESIDES: Readonly<Record<string, string>> = { 'friend-sans-latin': 'Русский' };

/** The letters of each font file, by its name. No letter is in two files of a font, so each loads only one. */
export const LETTERS: Readonly<Record<string, string>> = {
  'eb-garamond-latin': LATIN,
  'eb-garamond-latin-more': MORE,
  'eb-garamond-cyrillic': CYRILLIC,
  'noto-naskh-arabic': ARABIC,
  ...SANS,
  ...Object.fromEntries(
    HEAVIER.flatMap((weight) =>
      Object.entries(SANS).map(([name, letters]) => [`${name}-${weight}`, letters]),
    ),
  ),
};
