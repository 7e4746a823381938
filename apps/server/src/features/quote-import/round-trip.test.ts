import { type NewQuote, QUOTE_FILE_FORMATS } from '@bahai-friends/contract';
import { comparableText, readQuoteFile, writeQuoteFile } from '@bahai-friends/quote-sheet';
import { anyQuote } from '@bahai-friends/quote-sheet/testing/any-quote';
import { LIMITS, quotesOf } from '@bahai-friends/quote-sheet/testing/read-file';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { sendFile } from '../../testing/upload.ts';
import { insertQuotes } from '../quotes/quotes.repository.ts';

const SEED = 19;
const SETS = 150;
/** How many larger sets go through the whole server. */
const STORED_SETS = 15;
const NOW = '2026-01-01T00:00:00.000Z';

/** A quote without outer quotation marks: the page sets them itself, so reading a file removes a pair around a text. */
const withoutMarks = (quote: NewQuote): NewQuote => ({
  ...quote,
  text: comparableText(quote.text),
});

/** Quotes without equal ones: of equal rows only one is read. */
const differentQuotes = (maxLength: number) =>
  fc.uniqueArray(anyQuote, {
    minLength: 1,
    maxLength,
    selector: (quote) => JSON.stringify(withoutMarks(quote)),
  });

describe('any set of valid quotes', () => {
  it.each(QUOTE_FILE_FORMATS)('survives export and upload as %s, word for word', async (format) => {
    await fc.assert(
      fc.asyncProperty(differentQuotes(8), async (quotes) => {
        const result = await readQuoteFile(writeQuoteFile(quotes, format), format, {}, LIMITS);
        expect(result).toMatchObject({ ok: true, ignoredColumns: [] });
        expect((await quotesOf(result)).map(withoutMarks)).toEqual(quotes.map(withoutMarks));
      }),
      { seed: SEED, numRuns: SETS },
    );
  });
});

describe.each(databases)('any set of stored quotes on $name', ({ open }) => {
  it.each(QUOTE_FILE_FORMATS)('is not added again from its own export as %s', async (format) => {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    const browser = await loggedIn(await createTestApp(database), 'anna');
    const list = async () => (await browser.send('GET', '/api/quotes')).json();
    const property = async (quotes: readonly NewQuote[]) => {
      await database.writes.deleteFrom('quotes').execute();
      await insertQuotes(database.writes, quotes, { by: null, at: NOW });
      const before = await list();
      const { rawPayload } = await browser.send('GET', `/api/quotes/export?format=${format}`);
      const send = async (call: 'check-conflicts' | 'upload') =>
        (await sendFile(browser, call, `quotes.${format}`, rawPayload)).json();
      const { length } = quotes;
      expect(await send('check-conflicts')).toMatchObject({ rows: length, same: length });
      expect(await send('upload')).toMatchObject({ created: 0, skipped: length });
      expect(await list()).toEqual(before);
    };
    await fc.assert(fc.asyncProperty(differentQuotes(20), property), {
      seed: SEED,
      numRuns: STORED_SETS,
    });
  });
});
