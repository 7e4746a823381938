import { extname } from 'node:path';
import { QuoteFileFormat, type Recipe } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { isReadable, type ReadRow } from './file-row.ts';
import type { PreviewResult } from './import-result.ts';
import { previewQuoteFile, readQuoteFile } from './read-quote-file.ts';
import { ContentIndex } from './rows/content-index.ts';
import {
  COMMUNITY_SHEETS,
  communitySheet,
  expectationOf,
} from './testing/read-community-sheets.ts';
import { LIMITS } from './testing/read-file.ts';

const formatOf = (name: string) => QuoteFileFormat.parse(extname(name).slice(1));

async function previewOf(name: string, recipe: Recipe) {
  const result: PreviewResult = await previewQuoteFile(
    communitySheet(name),
    formatOf(name),
    recipe,
    LIMITS,
  );
  if (!result.ok) throw new Error(`${name} is not read at all: ${result.message}`);
  return result;
}

/** The quotes that a site without quotes would add, and the rows that equal an earlier one. */
function unequal(read: readonly ReadRow[]) {
  const index = new ContentIndex();
  const seen = new Set<number>();
  const [repeated, rows]: [number[], object[]] = [[], []];
  for (const { row, values, key, unlessKept } of read) {
    const content = index.add(values);
    if (seen.has(content)) repeated.push(row);
    // None has a key, or a date that only a stored quote may keep.
    else rows.push({ row, ...values, ...(key !== '' && { key }), unlessKept });
    seen.add(content);
  }
  return { repeated, rows };
}

const readingOf = (name: string, recipe: Recipe) =>
  readQuoteFile(communitySheet(name), formatOf(name), recipe, LIMITS);

const sorted = (needs: readonly string[] | undefined): string[] => [...(needs ?? [])].sort();

it('has sheets of many programs and languages, and one of a whole year', () => {
  expect(COMMUNITY_SHEETS.length).toBeGreaterThanOrEqual(32);
  expect(expectationOf('messy-year.xlsx')).toMatchObject({ questions: [], problems: [] });
  expect(expectationOf('messy-year.xlsx').rows).toHaveLength(400);
});

describe.each(COMMUNITY_SHEETS)('the sheet %s', (name) => {
  const expected = expectationOf(name);

  it('leads to the expected questions, and to no others', async () => {
    const { needs } = await previewOf(name, {});
    expect(sorted(needs)).toEqual(sorted(expected.questions));
    if (needs.length > 0) expect(await readingOf(name, {})).toMatchObject({ ok: false, needs });
  });

  it('is read as a person reads it, once they are answered', async () => {
    const { needs, rows } = await previewOf(name, expected.answers);
    const rowsThatAre = (status: string) =>
      rows.filter((row) => row.status === status).map(({ row }) => row);
    expect(needs).toEqual([]);
    expect(rowsThatAre('problem')).toEqual(expected.problems);
    expect(rowsThatAre('left out')).toEqual(expected.answers.leaveOut ?? []);
    expect(unequal(rows.filter(isReadable))).toEqual({
      rows: expected.rows,
      repeated: expected.same,
    });
  });

  it('is accepted, or rejected for its problems alone', async () => {
    const result = await readingOf(name, expected.answers);
    if (result.ok) {
      expect(unequal(result.rows).rows).toEqual(expected.rows);
      expect(expected.problems).toEqual([]);
    } else {
      expect([...new Set(result.issues.map(({ row }) => row))]).toEqual(expected.problems);
      expect(expected.problems).not.toEqual([]);
    }
  });

  it('has its other columns named, and notes about what is read otherwise', async () => {
    const { ignoredColumns, notes } = await previewOf(name, expected.answers);
    expect(ignoredColumns).toEqual(expected.ignoredColumns);
    for (const part of expected.notes) expect(notes.join('\n')).toContain(part);
  });
});
