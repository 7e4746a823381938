import { QUOTE_FILE_FORMATS } from '@bahai-friends/contract';
import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { describe, expect, it } from 'vitest';
import { addQuotes } from '../../../testing/content.ts';
import { databases } from '../../../testing/test-database.ts';
import { edited, exportingSite } from '../testing/exports.ts';

/** The date that a date picker made of “02 13 27” before days of that year were refused. */
const SLIP = '0027-02-13';
const FAR = '3000-01-02';
const MESSAGE =
  'The year of “0027-02-13” is not one of 1844 to 2351. Please write it as YYYY-MM-DD, such as 2026-03-21';

describe.each(databases)('stored days of years that nobody may give, on $name', ({ open }) => {
  async function site() {
    const made = await exportingSite(await open());
    await addQuotes(
      made.database,
      { text: 'One', displayDate: SLIP },
      { text: 'Two', displayDate: FAR },
      { text: 'Three', displayDate: '2027-03-21' },
    );
    return { ...made, csv: await made.exportedCsv() };
  }

  it.each(QUOTE_FILE_FORMATS)('go in again with their export as %s', async (format) => {
    const { exported, send, list } = await site();
    const before = await list();
    const file = await exported(format);
    for (const call of ['check-conflicts', 'upload'] as const) {
      const response = await send(call, file, undefined, `quotes.${format}`);
      expect(response.statusCode).toBe({ 'check-conflicts': 200, upload: 201 }[call]);
      expect(response.json()).toMatchObject(
        call === 'upload' ? { created: 0, skipped: 3, changed: 0 } : { rows: 3, same: 3 },
      );
    }
    expect(await list()).toEqual(before);
  });

  it('stay with a corrected text, and give way to a date that can be given', async () => {
    const { csv, statuses, upload, contents } = await site();
    const file = edited(csv, {
      One: { text: 'One corrected' },
      Two: { displayDate: '2027-04-01' },
    });
    expect(await statuses(file)).toEqual(['2 changed', '3 same', '4 changed']);
    await upload(file, {});
    expect(await contents()).toEqual([
      `${SLIP} One corrected`,
      '2027-03-21 Three',
      '2027-04-01 Two',
    ]);
  });

  it('come to no other quote, and to no new one', async () => {
    const { csv, send, statuses, preview, contents } = await site();
    const before = await contents();
    const withoutKey = edited(csv, { One: { key: '' } });
    const foreignKey = edited(csv, { One: { key: `q9-1-${'A'.repeat(22)}` } });
    const moved = edited(csv, { One: { displayDate: '' }, Three: { displayDate: SLIP } });
    for (const [file, row] of [
      [withoutKey, 2],
      [foreignKey, 2],
      [moved, 3],
    ] as const) {
      for (const recipe of [undefined, {}]) {
        const response = await send('upload', file, recipe);
        expect(response.statusCode).toBe(400);
        expect(withoutCodes(response.json().issues)).toEqual([
          { row, column: 'displayDate', message: MESSAGE },
        ]);
      }
      expect(await statuses(file)).toContain(`${row} problem`);
      const judged = (await preview(file)).rows.find((each) => each.row === row);
      expect(judged).toMatchObject({
        displayDate: SLIP,
        issues: [{ column: 'displayDate', message: MESSAGE }],
      });
    }
    expect(await contents()).toEqual(before);
  });

  it('do not come back with an export from before they were corrected', async () => {
    const { csv, edit, statuses, upload, contents } = await site();
    await edit('One', { displayDate: '2027-02-13' });
    expect(await statuses(csv)).toEqual(['2 problem', '3 same', '4 same']);
    await upload(csv, { leaveOut: [2] });
    expect(await contents()).toEqual(['2027-02-13 One', '2027-03-21 Three', `${FAR} Two`]);
  });

  it('may be typed again where they stand', async () => {
    const { csv, statuses } = await site();
    const file = edited(csv, { One: { displayDate: 'soon' } });
    expect(await statuses(file)).toEqual(['2 problem', '3 same', '4 same']);
    const cells = [{ row: 2, column: 'displayDate', value: SLIP }] as const;
    expect(await statuses(file, { cells: [...cells] })).toEqual(['2 same', '3 same', '4 same']);
  });
});
