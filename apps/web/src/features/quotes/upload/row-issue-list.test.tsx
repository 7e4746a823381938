import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { respond } from '../../../testing/api-server.ts';
import { openUpload } from '../../../testing/quotes-tab.tsx';
import { press } from '../../../testing/users-tab.tsx';
import * as saving from '../../../ui/save-as.ts';

const issues = [
  { row: 42, column: 'displayDate', message: 'Date must be a real day' },
  { row: 43, column: '', message: 'The row is empty' },
];

async function rejectFile(total: number) {
  respond('POST /api/quotes/check-conflicts', () =>
    HttpResponse.json({ message: 'Nothing was stored', total, issues }, { status: 400 }),
  );
  const person = openUpload();
  await person.upload(screen.getByLabelText('Choose File'), new File(['text'], 'quotes.csv'));
  await press(person, 'Upload');
  await screen.findByText('Nothing was stored');
  return person;
}

describe('a file with wrong rows', () => {
  it('lists them, apart from what is read out at once', async () => {
    await rejectFile(2);
    const list = screen.getByRole('region', { name: 'Problems in the file' });
    expect(list.tabIndex).toBe(0);
    const lines = within(list).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Row 42, displayDate: Date must be a real day',
      'Row 43: The row is empty',
    ]);
    expect(screen.getByRole('alert').textContent).toBe('ErrorNothing was stored');
  });

  it('says how many of them are listed', async () => {
    await rejectFile(250);
    expect(screen.getByRole('alert').textContent).toContain('Showing the first 2 of 250 problems');
  });

  it('can be kept as a text file', async () => {
    const save = vi.spyOn(saving, 'saveAs').mockReturnValue();
    const person = await rejectFile(2);
    await press(person, 'Download list');
    const [content, name] = save.mock.calls[0] ?? [];
    expect(name).toBe('upload-problems.txt');
    expect(content?.type).toBe('text/plain');
  });
});
