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

const sources = globSync('**/*.css', { cwd: FOLDER }).flatMap((styleSheet) => {
  const text = readFileSync(join(FOLDER, styleSheet), 'utf8');
  return [...text.matchAll(/@source "([^"]+)"/g)]
    .flatMap(([, pattern = '']) => withoutBraces(pattern))
    .map((pattern) => [styleSheet, pattern] as const);
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
    const read = new Set(
      sources.flatMap(([styleSheet, pattern]) => globSync(join(FOLDER, styleSheet, '..', pattern))),
    );
    const components = globSync('**/*.tsx', { cwd: FOLDER })
      .filter((path) => !/\.test\.tsx$|^testing\/|^features\/(?:designs|embeds)\//.test(path))
      .map((path) => join(FOLDER, path))
      .filter((path) => readFileSync(path, 'utf8').includes('className'));
    expect(components.length).toBeGreaterThan(30);
    expect(components.filter((path) => !read.has(path))).toEqual([]);
  });

  it.each(sources)('%s: %s exists', (styleSheet, pattern) => {
    const folder = join(FOLDER, styleSheet, '..');
    expect(globSync(pattern, { cwd: folder })).not.toEqual([]);
  });
});
