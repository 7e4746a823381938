// Makes the font files in src/fonts from the whole fonts, and writes their letters into the style sheets: `npm install &&
// npm run subset` in this folder, and `biome check --write` at the root. Run it after a change of the letters; the files
// are committed with the code.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { BESIDES, LETTERS } from './letters.ts';
import { renameFont } from './rename-font.ts';

const GOOGLE = 'node_modules/@expo-google-fonts';
const GARAMOND = {
  source: `${GOOGLE}/eb-garamond/400Regular/EBGaramond_400Regular.ttf`,
  // With what takes the place of letters: an f and an i beside each other are one glyph, else there is a hole. Small capitals
  // and the forms of single languages are left out.
  noLayoutClosure: false,
  keepFeatures: ['kern', 'liga', 'mark', 'ccmp'],
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

const WEIGHTS: Readonly<Record<string, string>> = {
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
};

/** The whole font that a file is made from, and what is kept of it. */
function sourceOf(name: string) {
  const [, weight = '400'] = /-(\d+)$/.exec(name) ?? [];
  const [folder, face] = [`${weight}${WEIGHTS[weight]}`, `${weight}${WEIGHTS[weight]}.ttf`];
  if (name.startsWith('friend-sans')) {
    return {
      source: `${GOOGLE}/source-sans-3/${folder}/SourceSans3_${face}`,
      // Its letters stand well beside each other as they are.
      noLayoutClosure: true,
      keepFeatures: ['kern', 'liga', 'mark', 'ccmp', 'locl'],
    };
  }
  if (name.startsWith('vazirmatn')) {
    return {
      source: `${GOOGLE}/vazirmatn/${folder}/Vazirmatn_${face}`,
      noLayoutClosure: false,
      keepFeatures: ['isol', 'init', 'medi', 'fina', 'rlig', 'ccmp', 'locl', 'mark'],
    };
  }
  return name === 'noto-naskh-arabic' ? NASKH : GARAMOND;
}

/** As the descriptor `unicode-range` has it. */
function rangesOf(letters: string): string {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0);
  const ranges: [first: number, last: number][] = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}

for (const [name, letters] of Object.entries(LETTERS)) {
  const { source, ...kept } = sourceOf(name);
  const font = readFileSync(source);
  // Its licence reserves the name Source for the whole font.
  if (name.startsWith('friend-sans')) renameFont(font, 'Source', 'Friend');
  const subset = await subsetFont(font, letters + (BESIDES[name] ?? ''), {
    ...kept,
    targetFormat: 'woff2',
    noHinting: true,
    dropTables: ['STAT'],
  });
  writeFileSync(`../src/fonts/${name}.woff2`, subset);
}

for (const sheet of ['fonts', 'sans', 'heavier-sans']) {
  const path = `../src/fonts/${sheet}.css`;
  const css = readFileSync(path, 'utf8').replace(
    /(url\("\.\/([\w-]+)\.woff2"\)[^}]*unicode-range:)[^;]*;/g,
    (_face, start, name) => `${start} ${rangesOf(LETTERS[name] ?? '')};`,
  );
  writeFileSync(path, css);
}
