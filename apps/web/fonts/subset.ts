// Makes the font files in src/fonts from the whole font: `npm install && npm run subset` in this folder.
// Only whoever changes the letters needs it; what it makes is kept with the code.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf';

/** All characters from one code point to another. */
function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

/** Letters of European languages, of the transliteration of Arabic and Persian, and punctuation. */
const LATIN = [
  range(0x20, 0x7e),
  range(0xa0, 0x17f),
  'ȘșȚț',
  'ḌḍḤḥḲḳḶḷṂṃṆṇṢṣṬṭẒẓḎḏḪḫṮṯẔẕẌẍ',
  // Hamza and 'ayn, as letters and as half rings.
  'ʻʼʾʿ',
  // Acute, macron and dot below, where they stand apart from their letter.
  '\u0301\u0304\u0323',
  range(0x2010, 0x2026),
  '‰′″‹›€™−ﬁﬂ',
].join('');

const CYRILLIC = [range(0x400, 0x45f), 'ҐґӀ№'].join('');

const font = readFileSync(SOURCE);
for (const [name, letters] of Object.entries({ latin: LATIN, cyrillic: CYRILLIC })) {
  // Without small capitals and other forms that nothing here asks for.
  const subset = await subsetFont(font, letters, { targetFormat: 'woff2', noLayoutClosure: true });
  writeFileSync(`../src/fonts/eb-garamond-${name}.woff2`, subset);
}
