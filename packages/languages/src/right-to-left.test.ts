import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { factsOf } from './language-of.ts';
import { LANGUAGES } from './languages.ts';

const RIGHT_TO_LEFT = LANGUAGES.filter((language) => factsOf(language).dir === 'rtl');

/** Lines with a text of the language; what is escaped is as it is shown. */
function linesWithTexts(language: string): string[] {
  const files = globSync(`${import.meta.dirname}/${language}/**/*.ts`);
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  return lines
    .filter((line) => /\p{Script=Arabic}/u.test(line) && !/^\s*(?:\/\/|\*|\/\*)/.test(line))
    .map((line) =>
      // Values that are put in have their own isolates.
      line
        .replace(/\$\{[^}]*\}/g, '\u2068\u2069')
        .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    );
}

// Of a sentence from right to left, a mark at the edge of a name such as @friends would be shown at its other side.
it.each(RIGHT_TO_LEFT)('%s isolates names that begin or end with a mark', (language) => {
  const begins = /(?<![\u2066\u2068\u200e\w./:@`)[\]-])[@/._-]+[A-Za-z]/;
  const ends = /[A-Za-z]_(?![\w\u2069\u200e])/;
  const lines = linesWithTexts(language);
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => begins.test(line) || ends.test(line))).toEqual([]);
});
