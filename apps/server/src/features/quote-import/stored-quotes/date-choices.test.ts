import { ConflictCheck, type Recipe } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { addQuotes } from '../../../testing/content.ts';
import { databases } from '../../../testing/test-database.ts';
import { told } from '../../../testing/told.ts';
import { edited, exportingSite, keyIn } from '../testing/exports.ts';

const A = '2027-03-21';
const B = '2027-03-22';
const C = '2027-03-23';

const csv = (...rows: string[]): string => ['text,source,displayDate', ...rows].join('\n');

describe.each(databases)('choices for dates on $name', ({ open }) => {
  /** A site with the quotes One and Two on A, and Three on B. */
  async function site() {
    const made = await exportingSite(await open());
    const [one, two, three] = await addQuotes(
      made.database,
      { text: 'One', displayDate: A },
      { text: 'Two', displayDate: A },
      { text: 'Three', displayDate: B },
    );
    return { ...made, ids: { one, two, three } };
  }

  it('are offered with what the file has and what is stored, in the order of the dates', async () => {
    const { send, ids } = await site();
    const long = 'x'.repeat(300);
    const file = csv(`New,s,${C}`, `${long},s,${B}`, `One,Somebody,${A}`, `Also,s,${C}`, 'Free,s,');
    const answers = await Promise.all(
      [undefined, { dates: { [A]: 'keep', [C]: 'replace' } } as const].map((recipe) =>
        send('check-conflicts', file, recipe),
      ),
    );
    for (const answer of answers) {
      const { dates, ...head } = ConflictCheck.parse(answer.json());
      expect(head).toMatchObject({
        hasConflicts: true,
        conflicts: [
          { date: A, count: 2 },
          { date: B, count: 1 },
        ],
        internalDuplicates: [{ date: C, count: 2 }],
        rows: 5,
        same: 1,
      });
      expect(dates).toEqual([
        {
          date: A,
          rows: [{ row: 4, text: 'One', source: 'Somebody', same: true }],
          stored: [
            { id: ids.one, text: 'One', source: 'Somebody', stays: true },
            { id: ids.two, text: 'Two', source: 'Somebody' },
          ],
        },
        {
          date: B,
          rows: [{ row: 3, text: 'x'.repeat(200), source: 's' }],
          stored: [{ id: ids.three, text: 'Three', source: 'Somebody' }],
        },
        {
          date: C,
          rows: [
            { row: 2, text: 'New', source: 's' },
            { row: 5, text: 'Also', source: 's' },
          ],
          stored: [],
        },
      ]);
    }
  });

  it('decide what is added, kept and replaced', async () => {
    const { send, upload, contents, statuses, browser, list } = await site();
    const before = await list();
    const file = csv(`New,s,${A}`, `One,Somebody,${A}`, `Other,s,${B}`, `Third,s,${C}`);
    const recipe: Recipe = { dates: { [A]: 'replace', [B]: 'keep', [C]: 'replace' } };
    expect(await statuses(file)).toEqual(['2 conflict', '3 same', '4 conflict', '5 new']);
    expect(await statuses(file, recipe)).toEqual(['2 conflict', '3 same', '4 left out', '5 new']);
    expect((await send('check-conflicts', file, recipe)).statusCode).toBe(200);
    const uploaded = await upload(file, recipe);
    expect(uploaded).toMatchObject({
      message:
        '2 quotes uploaded successfully. 1 quote was deleted, since the file replaces what was on its date. 1 quote was there already and not added again. 1 row was left out, to keep what is stored.',
      created: 2,
      skipped: 1,
      changed: 0,
      deleted: 1,
      warnings: [{ date: A, count: 2 }],
    });
    expect(await contents()).toEqual([`${A} New`, `${A} One`, `${B} Three`, `${C} Third`]);
    const undone = await browser.call('POST', `/api/batches/${uploaded.batch}/undo`);
    expect(undone.json()).toEqual({ deleted: 2, restored: 1, kept: 0 });
    expect(await list()).toEqual(before);
  });

  it('say nothing of dates on which nothing is stored any more', async () => {
    const { browser, upload, contents, ids } = await site();
    const file = csv(`New,s,${A}`, `Other,s,${B}`);
    await browser.call('DELETE', '/api/quotes', { ids: [ids.one, ids.two, ids.three] });
    await upload(file, { dates: { [A]: 'keep', [B]: 'replace' } });
    expect(await contents()).toEqual([`${A} New`, `${B} Other`]);
  });

  it('hold for rows with keys, whose quotes are never lost', async () => {
    const { exportedCsv, statuses, upload, contents, send } = await site();
    const exported = await exportedCsv();
    // Two moves to the date of Three, and One is corrected in place.
    const file = edited(exported, { One: { text: 'Corrected' }, Two: { displayDate: B } });
    const withoutThree = file.split('\n').slice(0, 3).join('\n');
    expect((await send('check-conflicts', withoutThree, {})).json()).toMatchObject({
      conflicts: [{ date: B, count: 1 }],
      internalDuplicates: [],
      dates: [{ date: B, rows: [{ row: 3, changes: true, moves: true }] }],
    });
    expect(await statuses(withoutThree, { dates: { [B]: 'keep' } })).toEqual([
      '2 changed',
      '3 left out',
    ]);
    expect(await statuses(withoutThree, {})).toEqual(['2 changed', '3 changed']);
    await upload(withoutThree, { dates: { [A]: 'replace', [B]: 'replace' } });
    expect(await contents()).toEqual([`${A} Corrected`, `${B} Two`]);
  });

  it('never delete what a row that is left out equals or names by its key', async () => {
    const { exportedCsv, send, statuses, upload, contents, ids } = await site();
    const corrected = edited(await exportedCsv(), { One: { text: 'Corrected' } });
    const [head, one] = corrected.split('\n');
    const file = [head, one, `Two,Somebody,${A},,`, `New,s,${A},,`].join('\n');
    const leaveOut = [2, 3];
    expect((await send('check-conflicts', file, { leaveOut })).json()).toMatchObject({
      dates: [
        {
          date: A,
          rows: [{ text: 'New' }],
          stored: [
            { id: ids.one, stays: true },
            { id: ids.two, stays: true },
          ],
        },
      ],
    });
    const recipe: Recipe = { leaveOut, dates: { [A]: 'replace' } };
    expect(await statuses(file, recipe)).toEqual(['2 left out', '3 left out', '4 conflict']);
    expect(await upload(file, recipe)).toMatchObject({ created: 1, deleted: 0 });
    expect(await contents()).toEqual([`${A} New`, `${A} One`, `${A} Two`, `${B} Three`]);
  });

  it('are decided by what is stored at the upload', async () => {
    const { statuses, edit, upload, contents } = await site();
    const file = csv(`New,s,${C}`);
    const recipe = { dates: { [C]: 'keep' } } as const;
    expect(await statuses(file, recipe)).toEqual(['2 new']);
    await edit('Three', { displayDate: C });
    expect(await upload(file, recipe)).toMatchObject({
      created: 0,
      batch: null,
      message: 'Nothing was added or changed. 1 row was left out, to keep what is stored.',
    });
    expect(await contents()).toEqual([`${A} One`, `${A} Two`, `${C} Three`]);
  });

  it.each(['by its original', 'by its key'] as const)(
    'hold for a date that a row without one has from its stored quote, found %s',
    async (how) => {
      const { exportedCsv, send, statuses, upload, contents } = await site();
      const key = how === 'by its key' ? keyIn(await exportedCsv(), 'One') : '';
      const row = (text: string, own = '') => `${text},Somebody,یک,${own}`;
      const file = ['text,source,text:fa,key', row('One', key), row('Three')].join('\n');
      expect((await send('check-conflicts', file, {})).json()).toMatchObject({
        conflicts: [{ date: A, count: 1 }],
      });
      const kept = { dates: { [A]: 'keep' } } as const;
      expect(await statuses(file, kept)).toEqual(['2 changed', '3 changed']);
      const leftOut = { ...kept, leaveOut: [2] };
      expect(await statuses(file, leftOut)).toEqual(['2 left out', '3 changed']);
      expect(await upload(file, leftOut)).toMatchObject({ changed: 1 });
      expect(await upload(file, { dates: { [A]: 'replace' } })).toMatchObject({ changed: 1 });
      expect(await contents()).toEqual([`${A} One`, `${B} Three`]);
      const other = await send('upload', file, { dates: { [C]: 'keep' } });
      expect(told(other)).toMatchObject({
        message: expect.stringMatching(/^The recipe names the date 2027-03-23, which/),
      });
    },
  );

  it('are checked against the file', async () => {
    const { send, contents } = await site();
    const wrong: readonly (readonly [recipe: object, message: RegExp])[] = [
      [
        { dates: { [B]: 'keep' } },
        /^The recipe names the date 2027-03-22, which the file does not/,
      ],
      [{ outdated: { 9: 'keep' } }, /^The recipe names row 9, which has no quote in the file/],
      [{ outdated: { 0: 'keep' } }, /^The recipe cannot be used. outdated.0: /],
      [{ dates: { [A]: 'delete' } }, /^The recipe cannot be used. dates.2027-03-21: /],
      [{ dates: { soon: 'keep' } }, /^The recipe cannot be used. dates.soon: /],
      [{ columns: { key: 'Z' } }, /^The recipe names column Z, which the file does not have/],
      [{ columns: { key: 'A', text: 'A' } }, /^The recipe names column A for both text and key/],
    ];
    for (const [recipe, message] of wrong) {
      for (const call of ['check-conflicts', 'upload', 'preview'] as const) {
        const response = await send(call, csv(`New,s,${A}`), recipe as Recipe);
        expect(response.statusCode).toBe(400);
        expect(told(response)).toEqual({
          message: expect.stringMatching(message),
          total: 0,
          issues: [],
        });
      }
    }
    expect(await contents()).toHaveLength(3);
  });
});
