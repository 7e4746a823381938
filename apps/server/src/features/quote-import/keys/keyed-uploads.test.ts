import type { Quote } from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { describe, expect, it } from 'vitest';
import { trailOf } from '../../../testing/audit-trail.ts';
import { addQuotes } from '../../../testing/content.ts';
import { databases } from '../../../testing/test-database.ts';
import { told } from '../../../testing/told.ts';
import { A, B, edited, exportingSite, siteWithExport, toCsv } from '../testing/exports.ts';

const C = '2027-03-23';
const stored = newQuoteWith({ source: 'Somebody' });

describe.each(databases)('uploading an edited export on $name', ({ open }) => {
  const site = async () => siteWithExport(await open());

  it('asks before anything changes, and then changes the quotes that the keys name', async () => {
    const { send, csv, upload, statuses, preview, list, browser, database } = await site();
    const before = await list();
    const file = `${edited(csv, { One: { text: 'Corrected' }, Three: { displayDate: C } })}\nNew,s,,,`;
    for (const call of ['check-conflicts', 'upload'] as const) {
      const response = await send(call, file);
      expect(response.statusCode).toBe(400);
      expect(told(response)).toEqual({
        message:
          '2 rows would change quotes that are saved. Please look through them, and upload again.',
        total: 0,
        issues: [],
        needs: ['changes'],
      });
    }
    expect(await list()).toEqual(before);
    expect(await statuses(file)).toEqual(['2 changed', '3 same', '4 changed', '5 new']);
    const shown = await preview(file);
    expect(shown).toMatchObject({ needs: ['changes'], counts: { changed: 2, same: 1, new: 1 } });
    expect(shown.columns.at(-1)).toMatchObject({ letter: 'E', name: 'key', column: 'key' });
    expect(shown.rows.map(({ stored }) => stored)).toEqual([
      { ...stored, text: 'One', displayDate: A },
      undefined,
      { ...stored, text: 'Three', displayDate: null },
      undefined,
    ]);
    expect(shown.rows.map(({ asStored }) => asStored)).toEqual([
      undefined,
      true,
      undefined,
      undefined,
    ]);
    expect((await preview(file, {})).needs).toEqual([]);
    expect((await send('check-conflicts', file, {})).json()).toMatchObject({
      hasConflicts: true,
      conflicts: [{ date: B, count: 1 }],
      rows: 4,
      same: 1,
    });
    const uploaded = await upload(file, {});
    expect(uploaded).toMatchObject({
      message:
        '1 quote uploaded successfully. 2 quotes were changed. 1 quote was there already and not added again.',
      created: 1,
      skipped: 1,
      changed: 2,
      deleted: 0,
      batch: expect.any(Number),
      warnings: [],
      ignoredColumns: [],
      notes: [],
    });
    const after = await list();
    const [one, three] = ['One', 'Three'].map((text) => before.find((each) => each.text === text));
    expect(after.find(({ id }) => id === one?.id)).toEqual({
      ...one,
      text: 'Corrected',
      version: 2,
      updatedAt: '2026-03-21T12:00:00.000Z',
    });
    expect(after.find(({ id }) => id === three?.id)).toMatchObject({
      displayDate: C,
      version: 2,
      createdAt: three?.createdAt,
    });
    expect((await trailOf(database)).at(-1)).toMatchObject({
      change: { action: 'uploaded', count: 3, file: 'quotes.csv', batch: uploaded.batch },
    });
    const undone = await browser.call('POST', `/api/batches/${uploaded.batch}/undo`);
    expect(undone.json()).toEqual({ deleted: 1, restored: 2, kept: 0 });
    const values = (quotes: Quote[]) =>
      quotes.map(({ id, text, displayDate }) => [id, text, displayDate]);
    expect(values(await list())).toEqual(values(before));
  });

  it.each(['csv', 'xlsx', 'xls'] as const)('has the same keys again from %s', async (format) => {
    const { send, exported, edit, list } = await site();
    const file = await exported(format);
    const preview = (await send('preview', file, undefined, `quotes.${format}`)).json();
    expect(preview).toMatchObject({
      needs: [],
      counts: { same: 3 },
      notes: [],
      ignoredColumns: [],
    });
    await edit('One', { source: 'Somebody else' });
    const newer = (await send('preview', file, undefined, `quotes.${format}`)).json();
    expect(newer).toMatchObject({ needs: ['changes'], counts: { same: 2, outdated: 1 } });
    expect((await list()).length).toBe(3);
  });

  it('asks what becomes of quotes that were changed after the export', async () => {
    const { send, csv, edit, statuses, upload, contents, preview } = await site();
    await edit('One', { text: 'Changed since' });
    await edit('Two', { text: 'Two!' });
    await edit('Two!', { text: 'Two' });
    const file = edited(csv, { One: { text: 'Edited' }, Two: { text: 'Edited too' } });
    expect((await send('upload', file)).json().needs).toEqual(['changes']);
    expect(await statuses(file)).toEqual(['2 outdated', '3 outdated', '4 same']);
    for (const recipe of [{}, { outdated: { 2: 'keep' } }] as const) {
      for (const call of ['check-conflicts', 'upload'] as const) {
        const response = await send(call, file, recipe);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({ total: 0, issues: [], needs: ['outdated'] });
        expect(response.json().message).toMatch(
          /^[12] rows? would change quotes that were changed/,
        );
      }
      expect((await preview(file, recipe)).needs).toEqual(['outdated']);
    }
    const recipe = { outdated: { 2: 'keep', 3: 'change' } } as const;
    expect(await statuses(file, recipe)).toEqual(['2 left out', '3 changed', '4 same']);
    expect((await preview(file, recipe)).rows[0]?.stored?.text).toBe('Changed since');
    expect(await upload(file, recipe)).toMatchObject({
      changed: 1,
      skipped: 1,
      message:
        '1 quote was changed. 1 quote was there already and not added again. 1 row was left out, to keep what is stored.',
    });
    expect(await contents()).toEqual(['- Three', `${A} Changed since`, `${B} Edited too`]);
  });

  it('asks again when a quote changes between the preview and the upload, and stores nothing', async () => {
    const { send, csv, edit, statuses, contents } = await site();
    const file = `${edited(csv, { One: { text: 'Edited' }, Two: { text: 'Edited' } })}\nNew,s,,,`;
    expect(await statuses(file, {})).toEqual(['2 changed', '3 changed', '4 same', '5 new']);
    await edit('Two', { source: 'Meanwhile' });
    const response = await send('upload', file, {});
    expect([response.statusCode, response.json().needs]).toEqual([400, ['outdated']]);
    expect(await contents()).toEqual(['- Three', `${A} One`, `${B} Two`]);
  });

  it('decides one after the other what two uploads at once change', async () => {
    const { send, csv, list } = await site();
    const responses = await Promise.all(
      ['First', 'Second'].map((text) => send('upload', edited(csv, { One: { text } }), {})),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    expect((await list()).filter(({ version }) => version === 2)).toHaveLength(1);
  });

  it('lets rows exchange their dates and their texts', async () => {
    const { csv, upload, list } = await site();
    const [one, two] = await list();
    const file = edited(csv, { One: { displayDate: B }, Two: { displayDate: A } });
    expect(await upload(file, {})).toMatchObject({ changed: 2, warnings: [] });
    expect(await list()).toMatchObject([
      { id: two?.id, displayDate: A },
      { id: one?.id, displayDate: B },
      { text: 'Three' },
    ]);
  });

  it('never makes a quote the like of another', async () => {
    const { csv, upload, contents, statuses } = await site();
    const same = { text: 'Three', source: 'Somebody', displayDate: '' };
    const file = toCsv(
      edited(csv, { One: same })
        .split('\n')
        .map((line) => line.split(','))
        .filter(([text], index) => index < 2 || text !== 'Three'),
    );
    expect(await statuses(file, {})).toEqual(['2 same', '3 same']);
    expect(await upload(file, {})).toMatchObject({ created: 0, changed: 0, batch: null });
    expect(await contents()).toHaveLength(3);
  });

  it('changes many quotes at once', async () => {
    const { database, exportedCsv, upload, list } = await exportingSite(await open());
    for (let start = 0; start < 600; start += 200) {
      const quotes = Array.from({ length: 200 }, (_, index) => ({
        text: `Quote ${start + index}`,
      }));
      await addQuotes(database, ...quotes);
    }
    const csv = (await exportedCsv()).replaceAll('Somebody', 'Another');
    expect(await upload(csv, {})).toMatchObject({ created: 0, changed: 600 });
    const quotes = await list();
    expect(quotes.every(({ source, version }) => source === 'Another' && version === 2)).toBe(true);
    expect(new Set(quotes.map(({ text }) => text)).size).toBe(600);
  });
});
