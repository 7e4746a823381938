import type { NewWholeQuote, Translation } from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { databases } from '../../../testing/test-database.ts';
import { insertQuotes, listWholeQuotes } from '../../quotes/quotes.repository.ts';
import { exportingSite, toCsv } from '../testing/exports.ts';

const QUOTE: NewWholeQuote = newQuoteWith({
  source: 'A friend',
  displayDate: '2027-03-21',
  referenceUrl: 'https://example.org/1',
  language: 'en',
  translations: [],
});
const PERSIAN: Translation = {
  language: 'fa',
  text: 'مهربان باش',
  source: null,
  referenceUrl: null,
  credit: null,
};
const HEAD = ['Passage', 'From', 'فارسی'];
const ROW = ['Be kind', 'A friend', PERSIAN.text];

async function siteWith(database: Database, ...quotes: readonly NewWholeQuote[]) {
  const site = await exportingSite(database);
  await insertQuotes(database.writes, quotes, { by: null, at: '2026-01-01T00:00:00.000Z' });
  return {
    ...site,
    stored: () => listWholeQuotes(database.reads),
    key: async () => /q\d+-\d+-[\w-]+/.exec(await site.exportedCsv())?.[0] ?? '',
  };
}

describe.each(databases)('a sheet without columns for dates and links on $name', ({ open }) => {
  it('translates the quotes that have some, and never doubles them', async () => {
    const second = { ...QUOTE, text: 'Be just', displayDate: '2027-03-22', referenceUrl: null };
    const { upload, stored, preview, browser } = await siteWith(await open(), QUOTE, second);
    const file = toCsv([HEAD, ROW, ['Be just', 'A friend', 'دادگر باش'], ['Be new', 'C', 'نو']]);
    const { rows, counts } = await preview(file);
    expect(counts).toMatchObject({ changed: 2, new: 1, conflict: 0 });
    expect(rows[0]).toMatchObject({
      status: 'changed',
      displayDate: QUOTE.displayDate,
      referenceUrl: QUOTE.referenceUrl,
      stored: { displayDate: QUOTE.displayDate, translations: [] },
    });
    const { batch, created, changed, warnings } = await upload(file, {});
    expect({ created, changed, warnings }).toEqual({ created: 1, changed: 2, warnings: [] });
    expect(await stored()).toMatchObject([
      { ...QUOTE, translations: [PERSIAN] },
      { ...second, translations: [{ text: 'دادگر باش' }] },
      { text: 'Be new', displayDate: null, translations: [{ text: 'نو' }] },
    ]);
    expect(await upload(file, {})).toMatchObject({ created: 0, changed: 0, skipped: 3 });
    expect((await browser.call('POST', `/api/batches/${batch}/undo`, {})).statusCode).toBe(200);
    expect(await stored()).toMatchObject([QUOTE, second]);
  });

  it('may say the language alone', async () => {
    const { upload, stored } = await siteWith(await open(), { ...QUOTE, language: null });
    const file = toCsv([
      ['text', 'source', 'language'],
      ['Be kind', 'A friend', 'English'],
    ]);
    expect(await upload(file, {})).toMatchObject({ created: 0, changed: 1 });
    expect(await stored()).toMatchObject([QUOTE]);
  });

  it('leaves the link where it has the date, and goes by that', async () => {
    const other = { ...QUOTE, displayDate: '2028-03-20', referenceUrl: 'https://example.org/2' };
    const { upload, stored } = await siteWith(await open(), QUOTE, other);
    const file = toCsv([
      [...HEAD, 'Date'],
      [...ROW, '2028-03-20'],
    ]);
    expect(await upload(file, {})).toMatchObject({ created: 0, changed: 1 });
    expect(await stored()).toMatchObject([QUOTE, { ...other, translations: [PERSIAN] }]);
  });

  it('gives a translation to the first of several quotes, unless one has it', async () => {
    const undated = { ...QUOTE, displayDate: null, referenceUrl: null };
    const { upload, stored } = await siteWith(await open(), QUOTE, undated);
    const file = toCsv([HEAD, ROW]);
    for (const expected of [{ changed: 1 }, { changed: 0, skipped: 1 }]) {
      expect(await upload(file, {})).toMatchObject({ created: 0, ...expected });
      expect(await stored()).toMatchObject([{ translations: [PERSIAN] }, { translations: [] }]);
    }
  });

  it('keeps what dates and links the quotes of its keys have', async () => {
    const { upload, stored, key, preview } = await siteWith(await open(), QUOTE);
    const translating = toCsv([
      ['text', 'source', 'text:fa', 'key'],
      ['Be kind', 'A friend', PERSIAN.text, await key()],
    ]);
    expect((await preview(translating)).rows).toMatchObject([
      { status: 'changed', ...QUOTE, translations: [PERSIAN] },
    ]);
    await upload(translating, {});
    const correcting = toCsv([
      ['text', 'source', 'key'],
      ['Be very kind', 'A friend', await key()],
    ]);
    expect(await upload(correcting, {})).toMatchObject({ created: 0, changed: 1 });
    expect(await stored()).toMatchObject([
      { ...QUOTE, text: 'Be very kind', translations: [PERSIAN] },
    ]);
  });

  it('removes a date and a link by empty cells beside a key', async () => {
    const { upload, stored, key } = await siteWith(await open(), QUOTE);
    const file = toCsv([
      ['text', 'source', 'displayDate', 'referenceUrl', 'text:fa', 'key'],
      ['Be kind', 'A friend', '', '', PERSIAN.text, await key()],
    ]);
    await upload(file, {});
    expect(await stored()).toMatchObject([
      { ...QUOTE, displayDate: null, referenceUrl: null, translations: [PERSIAN] },
    ]);
  });

  it('counts the parts of a date, and what a recipe gives, as a column', async () => {
    const { upload, stored } = await siteWith(await open(), QUOTE);
    const inParts = toCsv([
      [...HEAD, 'Year', 'Month', 'Day'],
      [...ROW, '2027', '3', '22'],
    ]);
    expect(await upload(inParts, {})).toMatchObject({ created: 1, changed: 0 });
    const cells = [{ row: 2, column: 'displayDate' as const, value: '2027-03-23' }];
    expect(await upload(toCsv([HEAD, ROW]), { cells })).toMatchObject({ created: 1, changed: 0 });
    expect((await stored()).map(({ displayDate }) => displayDate)).toEqual([
      '2027-03-21',
      '2027-03-22',
      '2027-03-23',
    ]);
  });

  it('adds quotes without a date as ever where it says nothing of languages', async () => {
    const { upload } = await siteWith(await open(), QUOTE);
    const file = toCsv([HEAD.slice(0, 2), ROW.slice(0, 2)]);
    expect(await upload(file)).toMatchObject({ created: 1, changed: 0 });
  });
});
