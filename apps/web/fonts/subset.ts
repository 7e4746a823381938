// Makes the font files in src/fonts from the whole font: `npm install && npm run subset` in this folder.
// Only whoever changes the letters needs it; what it makes is kept with the code.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { LETTERS } from './letters.ts';

const SOURCE = 'node_modules/@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf';

const OPTIONS = {
  targetFormat: 'woff2',
  // Without small capitals and other forms that nothing here asks for.
  noLayoutClosure: true,
  keepFeatures: ['kern', 'liga', 'mark', 'ccmp', 'locl'],
  noHinting: true,
  dropTables: ['STAT'],
} as const;

const font = readFileSync(SOURCE);
for (const [name, letters] of Object.entries(LETTERS)) {
  const subset = await subsetFont(font, letters, OPTIONS);
  writeFileSync(`../src/fonts/eb-garamond-${name}.woff2`, subset);
}
