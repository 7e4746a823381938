// Makes the font files in src/fonts from the whole fonts: `npm install && npm run subset` in this folder. Run it after
// a change of the letters; the files are committed with the code.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { LETTERS } from './letters.ts';

const GOOGLE = 'node_modules/@expo-google-fonts';
const GARAMOND = {
  source: `${GOOGLE}/eb-garamond/400Regular/EBGaramond_400Regular.ttf`,
  // Small capitals and other forms are left out, since nothing here uses them.
  noLayoutClosure: true,
  keepFeatures: ['kern', 'liga', 'mark', 'ccmp', 'locl'],
};
const NASKH = {
  source: `${GOOGLE}/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf`,
  // The forms of letters at the beginning, in the middle and at the end of a word are kept.
  noLayoutClosure: false,
  keepFeatures: [
    ...['isol', 'init', 'medi', 'fina', 'rlig', 'liga', 'calt'],
    ...['kern', 'curs', 'mark', 'mkmk', 'ccmp', 'locl', 'rtlm'],
  ],
};

for (const [name, letters] of Object.entries(LETTERS)) {
  const { source, ...kept } = name === 'noto-naskh-arabic' ? NASKH : GARAMOND;
  const subset = await subsetFont(readFileSync(source), letters, {
    ...kept,
    targetFormat: 'woff2',
    noHinting: true,
    dropTables: ['STAT'],
  });
  writeFileSync(`../src/fonts/${name}.woff2`, subset);
}
