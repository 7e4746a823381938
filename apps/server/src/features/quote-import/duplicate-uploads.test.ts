import { addDays } from '@bahai-friends/badi-calendar';
import { say, type UploadResult } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { addQuotes } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { sendFile } from '../../testing/upload.ts';

const DATE = '2026-03-21';
const OTHER = '2026-04-01';

const csv = (...rows: string[]): string =>
  ['text,source,displayDate,referenceUrl', ...rows].join('\n');

describe.each(databases)('uploading what is stored already on $name', ({ open }) => {
  async function admin() {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const browser = await loggedIn(await createTestApp(database), 'anna');
    const check = async (content: string) =>
      (await sendFile(browser, 'check-conflicts', 'quotes.csv', content)).json();
    const upload = async (content: string) => {
      const response = await sendFile(browser, 'upload', 'quotes.csv', content);
      expect(response.statusCode).toBe(201);
      return response.json<UploadResult>();
    };
    const list = async () => (await browser.send('GET', '/api/quotes')).json();
    return { database, browser, check, upload, list };
  }

  it('adds nothing a second time, whether it has a date or not', async () => {
    const { check, upload, list } = await admin();
    const file = csv('One,s,,', `Two,s,${DATE},https://example.org/`, `Three,s,${OTHER},`);
    expect(await check(file)).toMatchObject({ rows: 3, same: 0, hasConflicts: false });
    await upload(file);
    const before = await list();
    expect(await check(file)).toEqual({
      hasConflicts: true,
      conflicts: [
        { date: DATE, count: 1 },
        { date: OTHER, count: 1 },
      ],
      internalDuplicates: [],
      dates: [
        {
          date: DATE,
          rows: [{ row: 3, text: 'Two', source: 's', same: true }],
          stored: [{ id: expect.any(Number), text: 'Two', source: 's', stays: true }],
        },
        {
          date: OTHER,
          rows: [{ row: 4, text: 'Three', source: 's', same: true }],
          stored: [{ id: expect.any(Number), text: 'Three', source: 's', stays: true }],
        },
      ],
      rows: 3,
      same: 3,
      changed: 0,
      repeated: 0,
      ignoredColumns: [],
      notes: [],
      noted: [],
    });
    expect(await upload(file)).toEqual({
      ...say('quotes-uploaded', {
        ...{ created: 0, changed: 0, deleted: 0 },
        ...{ stored: 3, repeated: 0, kept: 0 },
      }),
      message: 'Nothing was added: 3 quotes were there already.',
      created: 0,
      skipped: 3,
      changed: 0,
      deleted: 0,
      batch: null,
      warnings: [],
      ignoredColumns: [],
      notes: [],
      noted: [],
    });
    expect(await list()).toEqual(before);
  });

  it('adds what is new beside what is stored already', async () => {
    const { check, upload, list } = await admin();
    await upload(csv(`One,s,${DATE},`, 'Two,s,,'));
    const file = csv(`One,s,${DATE},`, 'Two,s,,', `New,s,${DATE},`);
    expect(await check(file)).toMatchObject({ rows: 3, same: 2 });
    expect(await upload(file)).toMatchObject({
      message: '1 quote uploaded successfully; 2 quotes were there already and not added again.',
      created: 1,
      skipped: 2,
      warnings: [{ date: DATE, count: 2 }],
    });
    expect(await list()).toHaveLength(3);
  });

  it.each([
    ['text', `Two,s,${DATE},https://example.org/`],
    ['source', `One,t,${DATE},https://example.org/`],
    ['date', `One,s,${OTHER},https://example.org/`],
    ['date, which is missing', 'One,s,,https://example.org/'],
    ['link', `One,s,${DATE},https://example.org/2`],
    ['link, which is missing', `One,s,${DATE},`],
    ['case', `ONE,s,${DATE},https://example.org/`],
  ])('adds a row that differs in its %s', async (_, row) => {
    const { check, upload, list } = await admin();
    await upload(csv(`One,s,${DATE},https://example.org/`));
    expect(await check(csv(row))).toMatchObject({ rows: 1, same: 0 });
    expect(await upload(csv(row))).toMatchObject({ created: 1, skipped: 0 });
    expect(await list()).toHaveLength(2);
  });

  it('compares after trimming, with composed letters and line feeds, however it is stored', async () => {
    const { database, check, upload } = await admin();
    await addQuotes(database, {
      text: ' Cafe\u0301\r\nau lait ',
      source: '\tAngstro\u0308m',
      displayDate: DATE,
      referenceUrl: 'https://example.org/e\u0301',
    });
    const row = `" Caf\u00e9\nau lait","Angstr\u00f6m ",${DATE},https://example.org/\u00e9`;
    expect(await check(csv(row))).toMatchObject({ same: 1 });
    expect(await upload(csv(row))).toMatchObject({ created: 0, skipped: 1 });
  });

  it('adds rows that equal each other once, and none of them when one is stored', async () => {
    const { check, upload, list } = await admin();
    const thrice = csv(`One,s,${DATE},`, `One,s,${DATE},`, 'Two,s,,', ` One ,s,${DATE},`);
    expect(await check(thrice)).toMatchObject({
      hasConflicts: false,
      rows: 4,
      same: 0,
      repeated: 2,
    });
    expect(await upload(thrice)).toMatchObject({
      message: '2 quotes uploaded successfully. 2 rows repeat an earlier one and were not added.',
      created: 2,
      skipped: 2,
      warnings: [],
    });
    expect(await check(thrice)).toMatchObject({ same: 2, repeated: 2 });
    expect(await upload(thrice)).toMatchObject({
      message:
        'Nothing was added: 2 quotes were there already. 2 rows repeat an earlier one and were not added.',
      created: 0,
      skipped: 4,
    });
    expect(await list()).toHaveLength(2);
  });

  it.each([
    ['“One”', 'One'],
    ['One', '“One”'],
    ['« One »', '"One"'],
    ['«“One”»', '“One”'],
  ])(
    'finds the stored %s in %s: quotation marks around a text do not count',
    async (stored, row) => {
      const { database, check, upload } = await admin();
      await addQuotes(database, { text: stored, source: 's', displayDate: DATE });
      const file = csv(`"${row.replaceAll('"', '""')}",s,${DATE},`);
      expect(await check(file)).toMatchObject({ rows: 1, same: 1 });
      expect(await upload(file)).toMatchObject({ created: 0, skipped: 1 });
    },
  );

  it('adds a text of which only a part stands in quotation marks', async () => {
    const { database, upload } = await admin();
    await addQuotes(database, { text: '“One” or two', source: 's' });
    expect(await upload(csv('One or two,s,,', 'One” or two,s,,'))).toMatchObject({ created: 2 });
  });

  it('warns of each date of the file that has several quotes, also where it added none', async () => {
    const { upload } = await admin();
    const file = csv(`One,s,${DATE},`, `Two,s,${DATE},`, `Three,s,${OTHER},`);
    await upload(file);
    expect((await upload(file)).warnings).toEqual([{ date: DATE, count: 2 }]);
  });

  it('decides at the upload: what was changed or deleted since the check is added', async () => {
    const { browser, check, upload, list } = await admin();
    const file = csv(`One,s,${DATE},`, 'Two,s,,', 'Three,s,,');
    await upload(file);
    expect(await check(file)).toMatchObject({ same: 3 });
    const [one, two] = await list();
    await browser.call('PUT', `/api/quotes/${one.id}`, { ...one, text: 'Changed' });
    await browser.call('DELETE', `/api/quotes/${two.id}`);
    expect(await upload(file)).toMatchObject({
      created: 2,
      skipped: 1,
      warnings: [{ date: DATE, count: 2 }],
    });
  });

  it('records how many quotes were added, and nothing where none was', async () => {
    const { browser, upload } = await admin();
    await upload(csv(`One,s,${DATE},`));
    await upload(csv(`One,s,${DATE},`));
    await upload(csv(`One,s,${DATE},`, `Two,s,${DATE},`));
    const { entries } = (await browser.send('GET', '/api/audit')).json();
    expect(entries.map(({ change }: { change: unknown }) => change)).toEqual([
      { action: 'uploaded', count: 1, file: 'quotes.csv', batch: expect.any(Number) },
      { action: 'uploaded', count: 1, file: 'quotes.csv', batch: expect.any(Number) },
    ]);
  });

  it('finds equal quotes among many, on one date, on many dates and without one', async () => {
    const { upload, check, list } = await admin();
    const many = Array.from({ length: 600 }, (_, index) => [
      `Crowded ${index},s,${DATE},`,
      `Scheduled ${index},s,${addDays(DATE, index + 1)},`,
      `Undated ${index},s,,`,
    ]).flat();
    await upload(csv(...many));
    expect(await check(csv(...many))).toMatchObject({ rows: 1800, same: 1800 });
    expect(await upload(csv(...many.toReversed(), `New,s,${DATE},`))).toMatchObject({
      created: 1,
      skipped: 1800,
    });
    expect(await list()).toHaveLength(1801);
  });
});
