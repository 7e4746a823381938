import { Preview } from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { describe, expect, it } from 'vitest';
import { addQuotes } from '../../../testing/content.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { loggedIn } from '../../../testing/test-browser.ts';
import { databases } from '../../../testing/test-database.ts';
import { addUsers } from '../../../testing/test-users.ts';
import { told } from '../../../testing/told.ts';
import { sendFile } from '../../../testing/upload.ts';

const DATE = '2026-03-21';
const OTHER = '2026-04-01';
const THIRD = '2026-05-01';

const csv = (...rows: string[]): string =>
  ['text,source,displayDate,referenceUrl', ...rows].join('\n');

describe.each(databases)('a preview of an upload on $name', ({ open }) => {
  async function admin() {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const browser = await loggedIn(await createTestApp(database), 'anna');
    const send = (content: string, query = '') =>
      sendFile(browser, query ? `preview?rows=${query}` : 'preview', 'quotes.csv', content);
    const preview = async (content: string, query = '') => {
      const response = await send(content, query);
      expect(response.statusCode).toBe(200);
      return Preview.parse(response.json());
    };
    return { database, browser, send, preview };
  }
  const statuses = ({ rows }: Preview) => rows.map(({ row, status }) => `${row} ${status}`);

  it('says what becomes of each row, in the order of the file', async () => {
    const { database, preview } = await admin();
    await addQuotes(
      database,
      { text: 'Stored', source: 's', displayDate: DATE },
      { text: '“Marked”', source: 's' },
    );
    const read = await preview(
      csv(
        `New,s,${OTHER},https://example.org/`,
        `Stored,s,${DATE},`,
        '',
        `Beside it,s,${DATE},`,
        `First,s,${THIRD},`,
        ',s,2026-02-30,',
        `Second,s,${THIRD},`,
        `New,s,${OTHER},https://example.org/`,
        'Marked,s,,',
        'Undated,s,,',
      ),
    );
    expect(statuses(read)).toEqual([
      '2 new',
      '3 same',
      '5 conflict',
      '6 conflict',
      '7 problem',
      '8 conflict',
      '9 same',
      '10 same',
      '11 new',
    ]);
    expect(read.rows[0]).toEqual({
      ...newQuoteWith({
        text: 'New',
        source: 's',
        displayDate: OTHER,
        referenceUrl: 'https://example.org/',
      }),
      row: 2,
      status: 'new',
      issues: [],
    });
    expect(withoutCodes(read.rows[4]?.issues)).toEqual([
      { column: 'displayDate', message: expect.stringMatching(/^There is no day/) },
      { column: 'text', message: 'Quote text is required' },
    ]);
    expect(read.counts).toEqual({
      new: 2,
      same: 3,
      changed: 0,
      outdated: 0,
      conflict: 3,
      problem: 1,
      'left out': 0,
    });
  });

  it('has conflicts on the dates that the check names, and for what the upload then adds', async () => {
    const { database, browser, preview } = await admin();
    await addQuotes(database, { text: 'Stored', source: 's', displayDate: DATE });
    const file = csv(
      `Stored,s,${DATE},`,
      `a,s,${DATE},`,
      `b,s,${OTHER},`,
      `c,s,${THIRD},`,
      `d,s,${THIRD},`,
    );
    const { rows, counts } = await preview(file);
    const dates = rows.flatMap(({ status, displayDate }) =>
      status === 'conflict' ? [displayDate] : [],
    );
    const check = (await sendFile(browser, 'check-conflicts', 'quotes.csv', file)).json();
    const named = [...check.conflicts, ...check.internalDuplicates].map(({ date }) => date);
    expect(new Set(dates)).toEqual(new Set(named));
    const uploaded = (await sendFile(browser, 'upload', 'quotes.csv', file)).json();
    expect([uploaded.created, uploaded.skipped]).toEqual([
      counts.new + counts.conflict,
      counts.same,
    ]);
    expect((await preview(file)).counts).toMatchObject({ same: 5, new: 0, conflict: 0 });
  });

  it('stores nothing, and leaves no trace', async () => {
    const { browser, preview } = await admin();
    await preview(csv('One,s,,', `Two,s,${DATE},`));
    expect((await browser.send('GET', '/api/quotes')).json()).toEqual([]);
    expect((await browser.send('GET', '/api/audit')).json().entries).toEqual([]);
  });

  it('cuts long texts, and has those rows whole that are asked for', async () => {
    const { preview } = await admin();
    const long = '😀'.repeat(300);
    const file = csv(`${long},s,,`, 'Short,s,,', `${long}!,s,,`);
    const all = await preview(file);
    expect(all.rows.map(({ text, cut }) => [text, cut])).toEqual([
      ['😀'.repeat(200), true],
      ['Short', undefined],
      ['😀'.repeat(200), true],
    ]);
    const asked = await preview(file, '4,3,99');
    expect(asked.rows.map(({ row, text }) => [row, text])).toEqual([
      [3, 'Short'],
      [4, `${long}!`],
    ]);
    expect(asked.counts).toEqual(all.counts);
  });

  it.each(['0', 'a', '1,', '-1', '1.5', '12345678', Array(101).fill(1).join()])(
    'rejects the row numbers %s',
    async (rows) => {
      const { send } = await admin();
      const response = await send(csv('One,s,,'), rows);
      expect(response.statusCode).toBe(400);
      expect(withoutCodes(response.json().issues)).toEqual([
        { path: 'rows', message: 'rows must be 1 to 100 row numbers, separated by commas' },
      ]);
    },
  );

  it('is made of a large file', async () => {
    const { preview } = await admin();
    const file = csv(...Array.from({ length: 20_000 }, (_, index) => `Quote ${index},s,,`));
    const { rows, counts } = await preview(file);
    expect([rows.length, counts.new]).toEqual([20_000, 20_000]);
    expect(rows.at(-1)).toMatchObject({ row: 20_001, text: 'Quote 19999' });
  });

  it.each([
    ['quotes.txt', csv('a,b,,'), 'Only CSV, XLSX, or XLS files are allowed'],
    ['quotes.csv', '', 'The file is empty.'],
    ['quotes.xlsx', 'no workbook', expect.stringMatching(/^The content of the file is not XLSX/)],
  ])('rejects %s', async (name, content, message) => {
    const { browser } = await admin();
    const response = await sendFile(browser, 'preview', name, content);
    expect(response.statusCode).toBe(400);
    expect(told(response)).toEqual({ message, total: 0, issues: [] });
  });
});
