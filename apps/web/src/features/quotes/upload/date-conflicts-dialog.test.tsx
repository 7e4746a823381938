import type { ConflictCheck } from '@bahai-friends/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, respondWith } from '../../../testing/api-server.ts';
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

const conflicting: ConflictCheck = {
  ...noConflicts,
  hasConflicts: true,
  conflicts: [
    { date: '2026-03-21', count: 1 },
    { date: '2026-03-22', count: 2 },
  ],
  internalDuplicates: [{ date: '2026-04-01', count: 3 }],
};

describe('a file with conflicts', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Date Conflicts Detected' });

  it('is asked about, with what stands against it', async () => {
    respondWith(CHECK, conflicting);
    await chooseAndUpload();
    const items = within(await question()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'March 21, 2026: 1 quote already scheduled',
      'March 22, 2026: 2 quotes already scheduled',
      'April 1, 2026: 3 rows in the file',
    ]);
    expect(callsOf(UPLOAD)).toEqual([]);
  });

  it('names only the kind of conflict there is', async () => {
    respondWith(CHECK, { ...conflicting, conflicts: [] });
    await chooseAndUpload();
    const headings = within(await question()).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Dates that occur more than once in the file',
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

  it('can be scrolled through by keyboard when it has many', async () => {
    const conflicts = Array.from({ length: 9 }, (_, day) => ({
      date: `2026-03-0${day + 1}`,
      count: 1,
    }));
    respondWith(CHECK, { ...conflicting, conflicts });
    await chooseAndUpload();
    const lists = within(await question()).getAllByRole('list');
    expect(lists.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
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
    expect(callsOf(UPLOAD)).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(panel().getAllByText('Date Conflicts')).toHaveLength(1);
    expect(panel().getByText(NOTHING_CHOSEN)).toBeTruthy();
  });
});
