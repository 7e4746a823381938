import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../apps/web/src');

/** `a/{b,c}.tsx` as `a/b.tsx` and `a/c.tsx`. */
function withoutBraces(pattern: string): string[] {
  const [whole, alternatives] = /\{([^}]*)\}/.exec(pattern) ?? [];
  if (whole === undefined || alternatives === undefined) return [pattern];
  return alternatives.split(',').flatMap((each) => withoutBraces(pattern.replace(whole, each)));
}

/** The patterns of a rule in all style sheets, each with its style sheet. */
const patternsOf = (rule: '@source' | '@source not') =>
  globSync('**/*.css', { cwd: FOLDER }).flatMap((styleSheet) => {
    const text = readFileSync(join(FOLDER, styleSheet), 'utf8');
    return [...text.matchAll(new RegExp(`${rule} "([^"]+)"`, 'g'))]
      .flatMap(([, pattern = '']) => withoutBraces(pattern))
      .map((pattern) => [styleSheet, pattern] as const);
  });

const sources = patternsOf('@source');
const leftOut = patternsOf('@source not');

const filesAt = ([styleSheet, pattern]: readonly [string, string]): string[] =>
  globSync(join(FOLDER, styleSheet, '..', pattern));

/** The files that a style sheet reads. */
function readBy(styleSheet: string): string[] {
  const own = ([name]: readonly [string, string]) => name === styleSheet;
  const not = new Set(leftOut.filter(own).flatMap(filesAt));
  return sources
    .filter(own)
    .flatMap(filesAt)
    .filter((path) => !not.has(path));
}

/**
 * WebKit accepts only the line in the shorthand `text-decoration`: with a colour or a thickness beside it, the whole
 * declaration is invalid.
 */
describe('underlines', () => {
  it('name nothing but the line in `text-decoration`', () => {
    const shorthands = globSync('**/*.css', { cwd: FOLDER }).flatMap(
      (styleSheet) =>
        readFileSync(join(FOLDER, styleSheet), 'utf8').match(/(?<!-)text-decoration:[^;}]*/g) ?? [],
    );
    expect(shorthands.length).toBeGreaterThan(10);
    const line = /^text-decoration: (?:none|underline|line-through)$/;
    expect(shorthands.filter((shorthand) => !line.test(shorthand))).toEqual([]);
  });
});

/** A utility class of a file that Tailwind does not read is missing from the page, without an error. */
describe('the files that Tailwind reads class names from', () => {
  it('are named by both style sheets', () => {
    const styleSheets = new Set(sources.map(([styleSheet]) => styleSheet));
    expect([...styleSheets].toSorted()).toEqual(
      expect.arrayContaining(['dashboard.css', 'styles.css']),
    );
  });

  it('have all components that set a class', () => {
    const read = new Set(['styles.css', 'dashboard.css'].flatMap(readBy));
    const components = globSync('**/*.tsx', { cwd: FOLDER })
      .filter((path) => !/\.test\.tsx$|^testing\/|^pages\/(?:designs|embeds)\//.test(path))
      .map((path) => join(FOLDER, path))
      .filter((path) => readFileSync(path, 'utf8').includes('className'));
    expect(components.length).toBeGreaterThan(30);
    expect(components.filter((path) => !read.has(path))).toEqual([]);
  });

  it.each([...sources, ...leftOut])('%s: %s exists', (styleSheet, pattern) => {
    const folder = join(FOLDER, styleSheet, '..');
    expect(globSync(pattern, { cwd: folder })).not.toEqual([]);
  });
});
