import type { ConflictCheck } from '@bahai-friends/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, respondWith } from '../../../testing/api-server.ts';
import { giveElementsASize } from '../../../testing/element-size.ts';
import { clickable } from '../../../testing/forms.ts';
import { shownToast } from '../../../testing/toasts.ts';
import {
  CHECK,
  chooseAndUpload,
  NOTHING_CHOSEN,
  noConflicts,
  panel,
  UPLOAD,
  upload,
  uploaded,
} from '../../../testing/upload-panel.tsx';
import { press } from '../../../testing/users-tab.tsx';
import { openWorkbench, recipesOf, rowWithoutSource } from '../../../testing/workbench.ts';

const row = (number: number, text: string, more = {}) => ({
  row: number,
  text,
  source: 'A friend',
  ...more,
});
const stored = (id: number, text: string, more = {}) => ({ id, text, source: 'A book', ...more });

const conflicting: ConflictCheck = {
  ...noConflicts,
  hasConflicts: true,
  conflicts: [
    { date: '2026-03-21', count: 1 },
    { date: '2026-03-22', count: 2 },
  ],
  internalDuplicates: [{ date: '2026-04-01', count: 2 }],
  dates: [
    { date: '2026-03-21', rows: [row(2, 'Be kind')], stored: [stored(1, 'Be just')] },
    {
      date: '2026-03-22',
      rows: [row(3, 'Be glad'), row(4, 'Be still', { same: true })],
      stored: [stored(2, 'Be still', { stays: true }), stored(3, 'Be true')],
    },
    { date: '2026-04-01', rows: [row(5, 'One'), row(6, 'Two')], stored: [] },
  ],
};

const question = async () =>
  clickable(await screen.findByRole('alertdialog', { name: 'Date Conflicts Detected' }));

describe('a file with conflicts', () => {
  it('is asked about, with what stands against it', async () => {
    respondWith(CHECK, conflicting);
    await chooseAndUpload();
    const dates = within(await question()).getByRole('region', { name: '3 dates' });
    const items = within(dates).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Dates that already have quotes (2)',
      expect.stringMatching(
        /^March 21, 2026: 1 quote already scheduledIn the fileRow 2: Be kindA friendStoredBe justA book/,
      ),
      expect.stringMatching(
        /^March 22, 2026: 2 quotes already scheduled, 2 rows in the file.*Be stillA friend \(stored already\)/,
      ),
      'Dates that occur more than once in the file (1)',
      'April 1, 2026: 2 rows in the fileIn the fileRow 5: OneA friendRow 6: TwoA friend',
    ]);
    expect(callsOf(UPLOAD)).toEqual([]);
  });

  it('names only the kind of conflict there is', async () => {
    respondWith(CHECK, { ...conflicting, dates: conflicting.dates.slice(2) });
    await chooseAndUpload();
    const headings = within(await question()).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Dates that occur more than once in the file (1)',
    ]);
  });

  it('is described with what becomes of the quotes that are saved already', async () => {
    respondWith(CHECK, { ...conflicting, rows: 12, same: 7 });
    const person = await chooseAndUpload();
    const sentence =
      '7 of the 12 quotes in this file are already saved, with the same text, source, date and link. They will not be added again; the other 5 will be added.';
    const description = (await question()).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toContain(sentence);
    await press(person, 'Cancel Upload');
    expect(panel().getByText(sentence)).toBeTruthy();
  });

  it('says nothing of saved quotes where there are none', async () => {
    respondWith(CHECK, conflicting);
    await chooseAndUpload();
    expect((await question()).textContent).not.toContain('already saved');
  });

  it('that adds nothing is uploaded without an error', async () => {
    const message = 'Nothing was added: 5 quotes were there already.';
    respondWith(CHECK, { ...conflicting, same: 5 });
    respondWith(UPLOAD, { ...uploaded, message, created: 0, skipped: 5 });
    const person = await chooseAndUpload();
    await question();
    await press(person, 'Proceed with Upload');
    expect((await panel().findByText(message)).parentElement?.textContent).toContain('Success');
    expect(shownToast()).toEqual({ title: 'Success', description: message });
    expect(panel().queryByRole('alert')).toBeNull();
    expect(panel().queryByText('Date Conflicts')).toBeNull();
  });

  it('is not sent on Cancel Upload; the conflicts stay in sight', async () => {
    respondWith(CHECK, conflicting);
    const person = await chooseAndUpload();
    await question();
    await press(person, 'Cancel Upload');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf(UPLOAD)).toEqual([]);
    expect(panel().getByText('Date Conflicts').parentElement?.textContent).toContain(
      'March 21, 2026: 1 quote',
    );
    expect(panel().getByText('quotes.csv')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(upload()));
  });

  it('is sent again on Proceed with Upload', async () => {
    respondWith(CHECK, conflicting);
    respondWith(UPLOAD, { ...uploaded, warnings: [{ date: '2026-04-01', count: 3 }] });
    const person = await chooseAndUpload();
    await question();
    await press(person, 'Proceed with Upload');
    await panel().findByText('Added 5 quotes');
    expect(recipesOf(UPLOAD)).toEqual([null]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(panel().getAllByText('Date Conflicts')).toHaveLength(1);
    expect(panel().getByText(NOTHING_CHOSEN)).toBeTruthy();
  });
});

describe('what happens on a date', () => {
  const radio = (date: RegExp, name: RegExp) =>
    within(screen.getByRole('group', { name: date })).getByRole<HTMLInputElement>('radio', {
      name,
    });
  const forAll = () => screen.getByLabelText<HTMLSelectElement>(/^For all/);
  const effect = async () => within(await question()).getByRole('status').textContent;

  async function ask(check = conflicting) {
    respondWith(CHECK, check);
    const person = await chooseAndUpload();
    await question();
    return person;
  }

  it('is adding, until it is chosen otherwise', async () => {
    const person = await ask();
    expect(radio(/^March 21/, /^Add/).checked).toBe(true);
    expect(await effect()).toBe('On these 3 dates, 4 quotes will be added.');
    await person.click(radio(/^March 22/, /^Replace \(deletes 1 stored quote\)$/));
    expect(await effect()).toBe(
      'On these 3 dates, 4 quotes will be added and 1 stored quote deleted.',
    );
    await person.click(radio(/^March 21/, /^Keep the stored one$/));
    expect(await effect()).toBe(
      'On these 3 dates, 3 quotes will be added, 1 stored quote deleted and 1 row left out.',
    );
    respondWith(UPLOAD, uploaded);
    await press(person, 'Proceed with Upload');
    await panel().findByText('Added 5 quotes');
    expect(recipesOf(UPLOAD)).toEqual([
      { dates: { '2026-03-22': 'replace', '2026-03-21': 'keep' } },
    ]);
  });

  it('is chosen for all dates with stored quotes at once', async () => {
    const person = await ask();
    expect(forAll().value).toBe('add');
    await person.selectOptions(forAll(), 'Replace (deletes 2 stored quotes)');
    expect(radio(/^March 21/, /^Replace/).checked).toBe(true);
    expect(radio(/^March 22/, /^Replace/).checked).toBe(true);
    await person.click(radio(/^March 22/, /^Add/));
    expect(forAll().selectedOptions[0]?.textContent).toBe('Different choices');
    await person.selectOptions(forAll(), 'Add');
    respondWith(UPLOAD, uploaded);
    await press(person, 'Proceed with Upload');
    await panel().findByText('Added 5 quotes');
    expect(recipesOf(UPLOAD)).toEqual([null]);
  });

  it('is not asked where it would be the same', async () => {
    await ask({
      ...conflicting,
      conflicts: [{ date: '2026-03-21', count: 1 }],
      dates: [
        {
          date: '2026-03-21',
          rows: [row(2, 'a', { same: true })],
          stored: [stored(1, 'a', { stays: true })],
        },
        { date: '2026-04-01', rows: [row(5, 'One'), row(6, 'Two')], stored: [] },
      ],
    });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByLabelText(/^For all/)).toBeNull();
    expect(await effect()).toBe('On these 2 dates, 2 quotes will be added.');
  });

  it('leaves out a quote that its row would bring from another date', async () => {
    const person = await ask({
      ...conflicting,
      conflicts: [{ date: '2026-03-21', count: 1 }],
      internalDuplicates: [],
      dates: [
        {
          date: '2026-03-21',
          rows: [row(2, 'Be kind', { changes: true, moves: true })],
          stored: [stored(1, 'Be just', { stays: true })],
        },
      ],
    });
    expect(await effect()).toBe('On this date, no quote will be added.');
    await person.click(radio(/^March 21/, /^Keep the stored one$/));
    expect(await effect()).toBe('On this date, no quote will be added and 1 row left out.');
  });

  it('goes with the corrections of the file', async () => {
    const person = await openWorkbench([rowWithoutSource(3)]);
    await person.click(screen.getByRole('button', { name: 'Leave out row 3' }));
    respondWith(CHECK, conflicting);
    await person.click(
      within(screen.getByRole('region', { name: 'Check the File' })).getByRole('button', {
        name: 'Upload',
      }),
    );
    await question();
    await person.click(radio(/^March 21/, /^Keep/));
    respondWith(UPLOAD, uploaded);
    await press(person, 'Proceed with Upload');
    await panel().findByText('Added 5 quotes');
    expect(recipesOf(UPLOAD)).toEqual([
      { fileHash: 'a'.repeat(64), leaveOut: [3], dates: { '2026-03-21': 'keep' } },
    ]);
  });

  it('can be chosen for very many dates, of which only those in view are there', async () => {
    giveElementsASize();
    const dates = Array.from({ length: 20_000 }, (_, index) => ({
      date: new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
      rows: [row(index + 2, `Text ${index}`)],
      stored: [stored(index, 'Be just')],
    }));
    const person = await ask({ ...conflicting, dates });
    expect(await screen.findByText(/^January 2, 2027/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
    expect(screen.getByRole('region', { name: '20,000 dates' })).toBeTruthy();
    await person.selectOptions(forAll(), 'Keep the stored ones');
    expect(await effect()).toBe(
      'On these 20,000 dates, no quote will be added and 20,000 rows left out.',
    );
  });
});
