import type { NewWholeQuote } from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../testing/test-database.ts';
import { insertQuotes, listWholeQuotes } from '../../quotes/quotes.repository.ts';
import { exportingSite, keyIn, toCsv } from '../testing/exports.ts';

const HEAD = ['text', 'source', 'text:fa', 'key'];

const quote = (text: string, persian?: string): NewWholeQuote =>
  newQuoteWith({
    text,
    source: 'S',
    translations:
      persian === undefined
        ? []
        : [{ language: 'fa', text: persian, source: null, referenceUrl: null, credit: null }],
  });

describe.each(databases)('a file whose rows have one original on $name', ({ open }) => {
  /** A site with quotes, an export of it, and rows that name a quote by its text. */
  async function site(...quotes: readonly NewWholeQuote[]) {
    const { database, ...made } = await exportingSite(await open());
    await insertQuotes(database.writes, quotes, { by: null, at: '2026-01-01T00:00:00.000Z' });
    const csv = await made.exportedCsv();
    const row = (text: string, persian = '', named?: string) =>
      [text, 'S', persian, named === undefined ? '' : keyIn(csv, named)] as const;
    const stored = async () =>
      (await listWholeQuotes(database.reads)).map(
        ({ text, translations: [first] }) => `${text} ${first?.text ?? '-'}`,
      );
    const fileOf = (...rows: readonly (readonly string[])[]) => toCsv([HEAD, ...rows]);
    /** The problem of one row, which names another, in a file that is refused. */
    const expectLost = async (file: string, place: number, other: number, recipe = {}) => {
      const before = await stored();
      const { rows } = await made.preview(file, recipe);
      expect(rows.flatMap(({ row: at, issues }) => issues.map(({ code }) => [at, code]))).toEqual([
        [place, 'row-repeated-otherwise'],
      ]);
      const response = await made.send('upload', file, recipe);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ issues: [{ row: place, values: { row: other } }] });
      expect(await stored()).toEqual(before);
    };
    return { ...made, row, stored, fileOf, expectLost };
  }

  it('is refused where the one with a key says less, in whatever order', async () => {
    const { row, fileOf, expectLost, statuses, upload } = await site(quote('B'));
    const [more, keyed] = [row('B', 'x'), row('B', '', 'B')];
    await expectLost(fileOf(more, keyed), 2, 3);
    await expectLost(fileOf(keyed, more), 3, 2);
    const repeated = fileOf(row('B', 'x'), row('B', 'x', 'B'), row('B'));
    expect(await statuses(repeated, {})).toEqual(['2 same', '3 changed', '4 same']);
    expect(await upload(repeated, {})).toMatchObject({ changed: 1, skipped: 2 });
  });

  it('is refused where a translation goes that only another row has', async () => {
    const { row, fileOf, expectLost } = await site(quote('B', 'x'));
    await expectLost(fileOf(row('B', 'x'), row('B', '', 'B')), 2, 3);
  });

  it('is refused where two with keys say other things of it', async () => {
    const { row, fileOf, expectLost, upload, stored } = await site(quote('A'), quote('B', 'ب'));
    await expectLost(fileOf(row('C', 'x', 'A'), row('C', 'y', 'B')), 3, 2);
    await expectLost(fileOf(row('A', '', 'A'), row('A', 'ب', 'B')), 3, 2);
    await expectLost(fileOf(row('A', 'new', 'B'), row('A', '', 'A')), 2, 3);
    await upload(fileOf(row('C', 'x', 'A'), row('C', '', 'B')), {});
    expect(await stored()).toEqual(['C x', 'B ب']);
  });

  it('gives what it adds to a stored quote that no row names, whichever key is beside it', async () => {
    const { row, fileOf, expectLost, statuses, upload, stored } = await site(
      quote('A'),
      quote('B'),
    );
    await expectLost(fileOf(row('A', 'x', 'B'), row('A', 'y')), 3, 2);
    await expectLost(fileOf(row('A', '', 'B'), row('A', 'y')), 3, 2);
    const file = fileOf(row('A', 'x', 'B'), row('A', 'x'));
    expect(await statuses(file, {})).toEqual(['2 changed', '3 same']);
    expect(await upload(file, {})).toMatchObject({ created: 0, changed: 1, skipped: 1 });
    expect(await stored()).toEqual(['A x', 'B -']);
    expect(await upload(file, {})).toMatchObject({ created: 0, changed: 0, skipped: 2 });
  });

  it('is refused where the quote in its way stays since its own row cannot change it', async () => {
    const { row, fileOf, expectLost, upload, stored } = await site(
      quote('A'),
      quote('B'),
      quote('C'),
    );
    const file = (persian: string) =>
      fileOf(row('C', '', 'A'), row('A', persian, 'B'), row('A', persian));
    await expectLost(fileOf(row('C', '', 'A'), row('A', 'x')), 3, 2);
    await expectLost(fileOf(row('C', '', 'A'), row('A', 'x', 'B'), row('A')), 3, 2);
    expect(await upload(file(''), {})).toMatchObject({ changed: 0, created: 0, skipped: 3 });
    const free = fileOf(row('D', '', 'A'), row('A', 'x', 'B'), row('A', 'x'));
    expect(await upload(free, {})).toMatchObject({ changed: 2, created: 0, skipped: 1 });
    expect(await stored()).toEqual(['D -', 'A x', 'C -']);
  });

  it('keeps a newer quote by choice, and is refused where another row says more of it', async () => {
    const { row, fileOf, expectLost, edit, statuses } = await site(quote('B'));
    await edit('B', { credit: 'c' });
    const recipe = { outdated: { 2: 'keep' } } as const;
    const same = fileOf(row('B', 'x', 'B'), row('B', 'x'));
    expect(await statuses(same, recipe)).toEqual(['2 left out', '3 same']);
    await expectLost(fileOf(row('B', 'x', 'B'), row('B', 'y')), 3, 2, recipe);
  });
});
