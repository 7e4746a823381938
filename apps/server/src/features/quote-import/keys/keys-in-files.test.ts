import { Preview } from '@bahai-friends/contract';
import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { describe, expect, it } from 'vitest';
import { addQuotes } from '../../../testing/content.ts';
import { databases } from '../../../testing/test-database.ts';
import { told } from '../../../testing/told.ts';
import { A, B, edited, exportingSite, keyIn, siteWithExport } from '../testing/exports.ts';

describe.each(databases)('the keys of a file on $name', ({ open }) => {
  const site = async () => siteWithExport(await open());

  it('reads rows with keys of deleted quotes, damaged and foreign keys like rows without', async () => {
    const { browser, csv, statuses, preview, upload, list, edit } = await site();
    const [one] = await list();
    await browser.call('DELETE', `/api/quotes/${one?.id}`);
    const key = keyIn(csv, 'Two');
    await edit('Two', { displayDate: null });
    const file = edited(csv, {
      Two: { key: key.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')) },
      Three: { key: '1.23E+10' },
    });
    expect(await statuses(file)).toEqual(['2 new', '3 new', '4 same']);
    expect((await preview(file)).notes).toEqual([
      '3 rows have keys that no quote of this site has: the quote was deleted, or the key is damaged or of another site. Such a row is read as if it had none.',
    ]);
    expect((await upload(file)).notes).toHaveLength(1);
  });

  it('reads the export of another site as new', async () => {
    const { csv } = await site();
    const other = await exportingSite(await open());
    // These quotes have the same ids and versions.
    await addQuotes(other.database, { text: 'Theirs' }, { text: 'Also' }, { text: 'And' });
    await other.exportedCsv();
    expect(await other.statuses(csv)).toEqual(['2 new', '3 new', '4 new']);
    expect((await other.preview(csv)).notes[0]).toMatch(/^3 rows have keys/);
  });

  it('rejects a key on two rows, naming both, until one is left out', async () => {
    const { send, csv, statuses, upload, contents, preview } = await site();
    const key = keyIn(csv, 'One');
    const file = edited(csv, { One: { text: 'Corrected' }, Three: { key } });
    const message =
      'Rows 2 and 4 have the same key, but only one row can change its quote. Please leave out the others, or clear the key of those that are new quotes';
    for (const call of ['check-conflicts', 'upload'] as const) {
      for (const recipe of [undefined, {}]) {
        const response = await send(call, file, recipe);
        expect(response.statusCode).toBe(400);
        expect(told(response)).toEqual({
          message:
            'The file was not uploaded: 2 rows have problems. Please correct them and upload again.',
          total: 2,
          issues: [2, 4].map((row) => ({ row, column: 'key', message })),
        });
      }
    }
    expect(await statuses(file)).toEqual(['2 problem', '3 same', '4 problem']);
    expect(withoutCodes((await preview(file)).rows[0]?.issues)).toEqual([
      { column: 'key', message },
    ]);
    expect(await statuses(file, { leaveOut: [4] })).toEqual(['2 changed', '3 same', '4 left out']);
    expect(await statuses(file, { columns: { key: null } })).toEqual([
      '2 conflict',
      '3 same',
      '4 same',
    ]);
    await upload(file, { leaveOut: [4] });
    expect(await contents()).toEqual(['- Three', `${A} Corrected`, `${B} Two`]);
  });

  it('finds the key by its heading alone, or by the recipe', async () => {
    const { csv, statuses, preview } = await site();
    const file = edited(csv, { One: { text: 'Corrected' } });
    for (const heading of ['KEY', ' Key ', '"k.e.y"', 'Key (do not change)']) {
      expect((await statuses(file.replace(/key\n/, `${heading}\n`)))[0]).toBe('2 changed');
    }
    const other = file.replace(/key\n/, 'Number\n');
    expect(await preview(other)).toMatchObject({ ignoredColumns: ['Number'] });
    expect((await statuses(other))[0]).toBe('2 conflict');
    expect((await statuses(other, { columns: { key: 'E' } }))[0]).toBe('2 changed');
  });

  it('ignores rows of which nothing is left but the key', async () => {
    const { csv, statuses, upload, contents } = await site();
    const file = edited(csv, { One: { text: '', source: '', displayDate: '' } });
    expect(await statuses(file)).toEqual(['3 same', '4 same']);
    await upload(file);
    expect(await contents()).toHaveLength(3);
  });

  it('has what a row names beside it also where it is left out or has a problem', async () => {
    const { csv, preview } = await site();
    const file = edited(csv, { One: { text: 'Other', source: '' }, Two: { text: 'Corrected' } });
    const { rows } = await preview(file, { leaveOut: [3, 4] });
    expect(rows.map(({ status, stored }) => [status, stored?.text])).toEqual([
      ['problem', 'One'],
      ['left out', 'Two'],
      ['left out', 'Three'],
    ]);
  });

  it('has long stored texts cut, but whole in the rows that are asked for', async () => {
    const { database, exportedCsv, send } = await exportingSite(await open());
    const long = `Long${'😀'.repeat(300)}`;
    await addQuotes(database, { text: long });
    const csv = edited(await exportedCsv(), { [long]: { text: 'Short' } });
    const shown = Preview.parse((await send('preview', csv)).json());
    expect(shown.rows[0]).toMatchObject({
      text: 'Short',
      stored: { text: `Long${'😀'.repeat(196)}` },
      cut: true,
    });
    const asked = Preview.parse((await send('preview?rows=2', csv)).json());
    expect(asked.rows[0]?.stored?.text).toBe(long);
    expect(asked.rows[0]).not.toHaveProperty('cut');
  });
});
