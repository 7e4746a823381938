// @vitest-environment node
import { expect, it } from 'vitest';

/** The sources of public pages. */
const SOURCES = import.meta.glob<string>(
  [
    '../{styles,theme}.css',
    '../fonts/*.css',
    '../app/*.{css,tsx}',
    '../pages/*/**/*.{css,tsx}',
    '!../pages/{dashboard,designs,login}/**',
    '../ui/{card,external-link}.{css,tsx}',
    '!../**/*.test.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

it('no public page has what Arabic and Chinese letters do not: slant, space between them, capitals', () => {
  const wrong =
    /letter-spacing|font-style: (?:italic|oblique)|\bitalic\b|\btracking-|(?<!first-letter \{\s*)text-transform|\buppercase\b(?!;)/;
  const found = Object.entries(SOURCES).filter(([, source]) => wrong.test(source));
  expect(Object.keys(SOURCES).length).toBeGreaterThan(30);
  expect(found.map(([path]) => path)).toEqual([]);
});
