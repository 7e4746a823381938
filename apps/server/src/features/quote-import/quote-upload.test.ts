import { say, type UploadResult } from '@bahai-friends/contract';
import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { describe, expect, it } from 'vitest';
import { addQuotes } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';
import { sendFile } from '../../testing/upload.ts';

const DATE = '2026-03-21';
const OTHER = '2026-04-01';

const csv = (...rows: string[]): string =>
  ['text,source,displayDate,referenceUrl', ...rows].join('\n');

describe.each(databases)('uploading quotes on $name', ({ open }) => {
  async function admin(environment: Record<string, string> = {}) {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    const app = await createTestApp(database, { environment });
    return { database, browser: await loggedIn(app, 'anna') };
  }
  type Browser = Awaited<ReturnType<typeof admin>>['browser'];

  const check = (browser: Browser, content: string) =>
    sendFile(browser, 'check-conflicts', 'quotes.csv', content);
  const upload = (browser: Browser, content: string) =>
    sendFile(browser, 'upload', 'quotes.csv', content);
  const list = async (browser: Browser) => (await browser.send('GET', '/api/quotes')).json();

  it('adds every quote of a file', async () => {
    const { browser } = await admin();
    const response = await upload(
      browser,
      csv(`  One ,Somebody,${DATE},https://example.org/1`, 'Two,Somebody else,,'),
    );
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      ...say('quotes-uploaded', {
        ...{ created: 2, changed: 0, deleted: 0 },
        ...{ stored: 0, repeated: 0, kept: 0 },
      }),
      message: '2 quotes uploaded successfully.',
      created: 2,
      skipped: 0,
      changed: 0,
      deleted: 0,
      batch: expect.any(Number),
      warnings: [],
      ignoredColumns: [],
      notes: [],
      noted: [],
    });
    expect(await list(browser)).toMatchObject([
      { text: 'One', displayDate: DATE, referenceUrl: 'https://example.org/1' },
      { text: 'Two', source: 'Somebody else', displayDate: null, referenceUrl: null },
    ]);
  });

  it('lists which dates are taken and which stand in the file more than once', async () => {
    const { browser, database } = await admin();
    await addQuotes(database, { text: 'a', displayDate: DATE }, { text: 'b', displayDate: DATE });
    const response = await check(
      browser,
      csv(`1,s,${OTHER},`, `2,s,${DATE},`, `3,s,${OTHER},`, '4,s,,', '5,s,,'),
    );
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      hasConflicts: true,
      conflicts: [{ date: DATE, count: 2 }],
      internalDuplicates: [{ date: OTHER, count: 2 }],
      dates: [
        {
          date: DATE,
          rows: [{ row: 3, text: '2', source: 's' }],
          stored: [
            { id: expect.any(Number), text: 'a', source: 'Somebody' },
            { id: expect.any(Number), text: 'b', source: 'Somebody' },
          ],
        },
        {
          date: OTHER,
          rows: [
            { row: 2, text: '1', source: 's' },
            { row: 4, text: '3', source: 's' },
          ],
          stored: [],
        },
      ],
      rows: 5,
      same: 0,
      changed: 0,
      repeated: 0,
      ignoredColumns: [],
      notes: [],
      noted: [],
    });
    expect(await list(browser)).toHaveLength(2);
  });

  it('finds no conflict where there is none', async () => {
    const { browser } = await admin();
    const response = await check(browser, csv(`1,s,${DATE},`, `2,s,${OTHER},`));
    expect(response.json()).toMatchObject({
      hasConflicts: false,
      conflicts: [],
      internalDuplicates: [],
    });
  });

  it('adds to taken dates in an upload, and warns of each', async () => {
    const { browser, database } = await admin();
    await addQuotes(database, { text: 'a', displayDate: DATE });
    const response = await upload(browser, csv(`1,s,${DATE},`, `2,s,${OTHER},`, `3,s,${DATE},`));
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ created: 3, warnings: [{ date: DATE, count: 3 }] });
  });

  it('stores nothing of a file with a bad row', async () => {
    const { browser } = await admin();
    const response = await upload(
      browser,
      csv('Fine,s,,', 'No source,,2026-02-30,', '', ',s,soon,ftp://x'),
    );
    expect(response.statusCode).toBe(400);
    expect(told(response)).toEqual({
      message:
        'The file was not uploaded: 2 rows have problems. Please correct them and upload again.',
      total: 5,
      issues: [
        { row: 3, column: 'displayDate', message: expect.stringMatching(/^There is no day/) },
        { row: 3, column: 'source', message: 'Source is required' },
        { row: 5, column: 'displayDate', message: expect.stringMatching(/is not a date/) },
        { row: 5, column: 'text', message: 'Quote text is required' },
        { row: 5, column: 'referenceUrl', message: 'Please enter a valid URL' },
      ],
    });
    expect(await list(browser)).toEqual([]);
  });

  it('names the first hundred problems and how many there are', async () => {
    const { browser } = await admin();
    const response = await check(browser, csv(...Array.from({ length: 250 }, () => ',s,,')));
    expect(response.statusCode).toBe(400);
    const { total, issues, message } = response.json();
    expect([total, issues.length, withoutCodes(issues[99])]).toEqual([
      250,
      100,
      { row: 101, column: 'text', message: 'Quote text is required' },
    ]);
    expect(message).toMatch(/250 rows have problems/);
  });

  it('adds as many as the limit, and none of one more', async () => {
    const { browser } = await admin({ UPLOAD_MAX_ROWS: '1000' });
    const rows = Array.from({ length: 1001 }, (_, index) => `Quote ${index},s,,`);
    const rejected = await upload(browser, csv(...rows));
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json().message).toBe(
      'The file has 1,001 quotes, but at most 1,000 can be uploaded at once. Please split it into several files.',
    );
    const accepted = await upload(browser, csv(...rows.slice(1)));
    expect(accepted.json<UploadResult>().created).toBe(1000);
    expect(await list(browser)).toHaveLength(1000);
  });

  it('adds the quotes of two uploads at once one after the other, each once', async () => {
    const { browser } = await admin();
    const dates = [DATE, ''];
    const file = csv(
      ...Array.from({ length: 600 }, (_, index) => `Quote ${index},s,${dates[index % 2]},`),
    );
    const responses = await Promise.all([upload(browser, file), upload(browser, file)]);
    const counts = responses.map((response) => response.json<UploadResult>().created);
    expect(counts.toSorted()).toEqual([0, 600]);
    expect(await list(browser)).toHaveLength(600);
  });

  it('lets a single quote be added only before or after an upload of its date', async () => {
    const { browser } = await admin();
    const [uploaded, added] = await Promise.all([
      upload(browser, csv(`Uploaded,s,${DATE},`)),
      browser.call('POST', '/api/quotes', { text: 'Added', source: 's', displayDate: DATE }),
    ]);
    expect(uploaded.statusCode).toBe(201);
    const both = added.statusCode === 201;
    expect(uploaded.json().warnings).toEqual(both ? [{ date: DATE, count: 2 }] : []);
    expect(await list(browser)).toHaveLength(both ? 2 : 1);
  });
});
