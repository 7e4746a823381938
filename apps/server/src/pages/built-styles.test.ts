import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WEB_BUILD } from '../testing/test-app.ts';

describe('the styles that are built', () => {
  it('name nothing but the line in `text-decoration`: WebKit draws none with more', () => {
    const shorthands = globSync('**/*.{css,html,js}', { cwd: WEB_BUILD }).flatMap(
      (file) =>
        readFileSync(join(WEB_BUILD, file), 'utf8').match(/(?<!-)text-decoration:[^;}`"]*/g) ?? [],
    );
    expect(shorthands.length).toBeGreaterThan(10);
    // The dotted ones are Tailwind's own, for abbreviations, which no page has.
    const line = /^text-decoration: ?(?:none|inherit|underline|line-through|underline dotted)$/;
    expect(shorthands.filter((shorthand) => !line.test(shorthand))).toEqual([]);
  });
});
