import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HEAVIER, LETTERS } from '../apps/web/fonts/letters.ts';

const fontFile = (name: string) => new URL(`../apps/web/src/fonts/${name}`, import.meta.url);

/** The code points of each font file in a style sheet, by the file's name. */
function rangesOf(css: string): Record<string, number[]> {
  const faces = css.matchAll(/\/([\w-]+)\.woff2[^}]*unicode-range:([^;]*);/g);
  return Object.fromEntries(
    [...faces].map(([, name = '', ranges = '']) => {
      const codes = ranges.split(',').flatMap((range) => {
        const [first = 0, last = first] = range
          .trim()
          .replace('U+', '')
          .split('-')
          .map((code) => Number.parseInt(code, 16));
        return Array.from({ length: last - first + 1 }, (_, index) => first + index);
      });
      return [name, codes];
    }),
  );
}

const codesOf = (letters: string) => [
  ...new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0)),
];

/** The serif with its Arabic letters, and the sans in each of its weights. */
const FONTS = [
  /^(eb|noto)-/,
  /^(friend-sans|vazirmatn)(?!.*\d)/,
  ...HEAVIER.map((weight) => new RegExp(`-${weight}$`)),
];

describe('the font files', () => {
  const css = ['fonts.css', 'sans.css', 'heavier-sans.css'].map((name) =>
    readFileSync(fontFile(name), 'utf8'),
  );
  const ranges = rangesOf(css.join(''));

  it('are asked for by the letters that they have', () => {
    expect(Object.keys(ranges)).toEqual(Object.keys(LETTERS));
    for (const [name, letters] of Object.entries(LETTERS)) {
      expect(ranges[name]?.toSorted(), name).toEqual(codesOf(letters).toSorted());
    }
  });

  it.each(FONTS)('of a font %s have no letter in common', (font) => {
    const files = Object.keys(ranges).filter((name) => font.test(name));
    expect(files.length).toBeGreaterThan(2);
    const all = files.flatMap((name) => ranges[name] ?? []);
    expect(new Set(all).size).toBe(all.length);
  });

  it('all belong to a font', () => {
    expect(Object.keys(ranges).filter((name) => !FONTS.some((font) => font.test(name)))).toEqual(
      [],
    );
  });

  it.each([
    ['eb-garamond-latin', 13_600],
    ['eb-garamond-latin-more', 18_000],
    ['eb-garamond-cyrillic', 12_200],
    ['noto-naskh-arabic', 13_600],
    // With the name of the Russian language.
    ['friend-sans-latin', 8900],
    ['friend-sans-latin-500', 8600],
    ['friend-sans-latin-600', 8600],
    ...['', '-500', '-600'].flatMap((weight): [string, number][] => [
      [`friend-sans-latin-more${weight}`, 10_200],
      [`friend-sans-cyrillic${weight}`, 7100],
      [`vazirmatn${weight}`, 9800],
    ]),
  ])('are small: %s at most %i bytes', (name, max) => {
    expect(statSync(fontFile(`${name}.woff2`)).size).toBeLessThanOrEqual(max);
  });
});
