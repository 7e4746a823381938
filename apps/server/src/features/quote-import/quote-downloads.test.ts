import { EXAMPLE } from '@bahai-friends/quote-sheet';
import { describe, expect, it } from 'vitest';
import { addQuotes } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { sendFile } from '../../testing/upload.ts';

const BYTE_ORDER_MARK = '\uFEFF';

describe.each(databases)('downloading quotes on $name', ({ open }) => {
  async function admin() {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    const app = await createTestApp(database);
    return { database, browser: await loggedIn(app, 'anna') };
  }

  it('offers a template for each kind of program', async () => {
    const { browser } = await admin();
    const response = await browser.send('GET', '/api/templates');
    expect(response.json()).toEqual([
      { url: '/api/templates/quotes-template.xlsx', label: 'Excel (.xlsx)' },
      { url: '/api/templates/quotes-template.csv', label: 'CSV (.csv)' },
    ]);
    for (const { url } of response.json()) {
      const file = await browser.send('GET', url);
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-disposition']).toBe(
        `attachment; filename="${url.split('/').at(-1)}"`,
      );
      expect(file.headers['cache-control']).toBe('private, no-cache');
    }
    expect((await browser.send('GET', '/api/templates/other.xlsx')).statusCode).toBe(404);
  });

  it('does not take a template that was not filled in, nor its example', async () => {
    const { browser } = await admin();
    for (const ending of ['csv', 'xlsx']) {
      const { rawPayload } = await browser.send('GET', `/api/templates/quotes-template.${ending}`);
      const response = await sendFile(browser, 'upload', `t.${ending}`, rawPayload);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toMatch(/^The file has no quotes/);
    }
  });

  it('takes the CSV template filled in, and says that the example was not added', async () => {
    const { browser } = await admin();
    const { body } = await browser.send('GET', '/api/templates/quotes-template.csv');
    expect(
      body.startsWith(`${BYTE_ORDER_MARK}"text","source","displayDate","referenceUrl"\r\n`),
    ).toBe(true);
    expect(body).toContain(EXAMPLE.text);
    const response = await sendFile(browser, 'upload', 't.csv', `${body}Mine,Me,2026-03-21,\r\n`);
    expect(response.json()).toMatchObject({
      created: 1,
      notes: ['The example in row 2 was not added.'],
    });
  });

  it('exports every quote as CSV, harmless in a spreadsheet program', async () => {
    const { browser, database } = await admin();
    await addQuotes(
      database,
      { text: '=HYPERLINK("http://evil.example")', source: '- unknown' },
      { text: 'Two\nlines, “quoted”', displayDate: '2026-03-21', referenceUrl: 'https://a.b/' },
    );
    const response = await browser.send('GET', '/api/quotes/export');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="quotes-2026-03-21.csv"',
    });
    expect(response.body.replaceAll(/q\d+-1-[\w-]{22}/g, 'KEY')).toBe(
      [
        `${BYTE_ORDER_MARK}"text","source","displayDate","referenceUrl","key"`,
        '"Two\nlines, “quoted”","Somebody","2026-03-21","https://a.b/","KEY"',
        `"'=HYPERLINK(""http://evil.example"")","'- unknown",,,"KEY"`,
        '',
      ].join('\r\n'),
    );
  });

  it.each(['csv', 'xlsx', 'xls'])('takes back what it exported as %s', async (format) => {
    const { browser, database } = await admin();
    const [undated] = await addQuotes(
      database,
      { text: "'=1", source: '@home' },
      { text: 'نور', source: '光明', displayDate: '1844-05-23', referenceUrl: 'https://a.b/?x=1' },
      { text: 'long '.repeat(999), displayDate: '2351-12-31' },
    );
    const all = () => browser.send('GET', '/api/quotes').then((response) => response.json());
    const words = (quotes: Record<string, unknown>[]) =>
      quotes.map(({ text, source, displayDate, referenceUrl }) => ({
        text,
        source,
        displayDate,
        referenceUrl,
      }));
    const before = await all();
    const { rawPayload } = await browser.send('GET', `/api/quotes/export?format=${format}`);
    const ids = before.map(({ id }: { id: number }) => id);
    expect(ids).toContain(undated);
    await browser.call('DELETE', '/api/quotes', { ids });
    const response = await sendFile(browser, 'upload', `quotes.${format}`, rawPayload);
    expect(response.json()).toMatchObject({
      created: 3,
      // The quotes were deleted.
      notes: [expect.stringMatching(/^3 rows have keys that no quote of this site has/)],
      ignoredColumns: [],
    });
    expect(words(await all())).toEqual(
      words(before).map((quote) => ({ ...quote, text: String(quote.text).trim() })),
    );
  });

  it('rejects to export as anything else', async () => {
    const { browser } = await admin();
    expect((await browser.send('GET', '/api/quotes/export?format=pdf')).statusCode).toBe(400);
  });
});
