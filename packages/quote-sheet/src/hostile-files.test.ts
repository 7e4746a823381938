import { serialize } from 'node:v8';
import { LISTED_ISSUES_MAX } from '@bahai-friends/contract';
import { EXCERPT_MAX } from '@bahai-friends/spreadsheet';
import { describe, expect, it } from 'vitest';
import { REPORTED_COLUMNS_MAX, REPORTED_NOTES_MAX } from './report-limits.ts';
import { REPETITIVE_FILES } from './testing/hostile-files.ts';
import { readFile, SITE_LIMITS } from './testing/read-file.ts';

const MEGABYTE = 1_000_000;
/** The longest message: a sentence of the product with one or two excerpts of the file. */
const SENTENCE_MAX = 400 + 6 * EXCERPT_MAX;

describe.each(REPETITIVE_FILES)('$format: $name', ({ format, make }) => {
  it('has a short report', async () => {
    const result = await readFile(make(), format, { limits: SITE_LIMITS });
    const { rows, ...words } = result.ok ? result : { rows: [], ...result };
    expect(serialize(words).length).toBeLessThan(MEGABYTE / 4);
    expect(JSON.stringify(words).length).toBeLessThan(MEGABYTE / 4);
    const characters = rows.reduce(
      (sum, { values: { text, source } }) => sum + text.length + source.length,
      0,
    );
    expect(characters).toBeLessThanOrEqual(SITE_LIMITS.charactersMax);
    const lists = result.ok
      ? [result.ignoredColumns, result.notes]
      : [[result.message], result.issues.map(({ message }) => message)];
    for (const sentence of lists.flat()) expect(sentence.length).toBeLessThan(SENTENCE_MAX);
    const maxima = result.ok ? [REPORTED_COLUMNS_MAX, REPORTED_NOTES_MAX] : [1, LISTED_ISSUES_MAX];
    lists.forEach((list, index) => {
      expect(list.length).toBeLessThanOrEqual(maxima[index] ?? 0);
    });
  });
});
