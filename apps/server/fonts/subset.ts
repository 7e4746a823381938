// Makes the fonts of the share pictures from the whole ones: `npm install && npm run subset` in this folder. Run it
// after a change of the letters; the fonts that it makes are committed with the code.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { KEPT } from './letters.ts';

const GOOGLE = 'node_modules/@expo-google-fonts';
const SOURCES: Readonly<Record<string, string>> = {
  'eb-garamond': `${GOOGLE}/eb-garamond/400Regular/EBGaramond_400Regular.ttf`,
  'noto-naskh-arabic': `${GOOGLE}/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf`,
  'noto-serif-sc': `${GOOGLE}/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf`,
  'noto-sans-devanagari': `${GOOGLE}/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf`,
  'dejavu-sans': 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
};

/** Features that shaping applies by default: neither small capitals nor other kinds of figures nor fractions. */
const FEATURES = [
  ...['ccmp', 'locl', 'rlig', 'liga', 'mark', 'mkmk', 'kern'],
  ...['isol', 'init', 'medi', 'fina', 'rtlm'],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'cjct', 'pres', 'abvs', 'blws', 'psts'],
  ...['abvm', 'blwm', 'dist'],
];

/** Its features are for columns, halves and other countries' forms: with them it is nearly twice as large. */
const WITHOUT_FEATURES = 'noto-serif-sc';

for (const [name, source] of Object.entries(SOURCES)) {
  const kept = KEPT[name] ?? null;
  const [letters, keepAllGlyphs] =
    kept === null ? [undefined, true] : [String.fromCodePoint(...kept), false];
  const subset = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'truetype',
    keepFeatures: name === WITHOUT_FEATURES ? [] : FEATURES,
    keepAllGlyphs,
    noHinting: true,
    dropTables: ['STAT', 'MATH'],
  });
  writeFileSync(`../src/features/share-pictures/fonts/${name}.ttf`, subset);
}
