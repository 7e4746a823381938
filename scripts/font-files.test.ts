import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LETTERS } from '../apps/web/fonts/letters.ts';

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

describe('the font files', () => {
  it('are asked for by the letters that they have, each letter by one file', () => {
    const ranges = rangesOf(readFileSync(fontFile('fonts.css'), 'utf8'));
    expect(Object.keys(ranges)).toEqual(Object.keys(LETTERS));
    for (const [name, letters] of Object.entries(LETTERS)) {
      expect(ranges[name]?.toSorted(), name).toEqual(codesOf(letters).toSorted());
    }
    const all = Object.values(ranges).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['eb-garamond-latin', 13_600],
    ['eb-garamond-latin-more', 18_000],
    ['eb-garamond-cyrillic', 12_000],
    ['noto-naskh-arabic', 13_600],
  ])('are small: %s at most %i bytes', (name, max) => {
    expect(statSync(fontFile(`${name}.woff2`)).size).toBeLessThanOrEqual(max);
  });
});
