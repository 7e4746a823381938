import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../../../testing/api-server.ts';
import { chooseForQuote, openManage } from '../../../../testing/quotes-tab.tsx';
import { storedQuoteWith } from '../../../../testing/samples.ts';
import { shownToast } from '../../../../testing/toasts.ts';
import { press } from '../../../../testing/users-tab.tsx';
import { deleteAfterConflict } from '../../../../testing/version-conflict.ts';

const DELETE = 'DELETE /api/quotes/{id}';
const quote = storedQuoteWith({ id: 7, text: 'Be kind', source: 'A friend', version: 3 });

async function openQuestion() {
  const person = await openManage([quote]);
  await chooseForQuote(person, quote, 'Delete');
  return person;
}

describe('deleting a quote', () => {
  it('asks for confirmation, with its text and source', async () => {
    const person = await openQuestion();
    const question = screen.getByRole('alertdialog', { name: 'Delete Quote' });
    for (const part of ['This action cannot be undone.', 'Be kind', 'A friend']) {
      expect(question.textContent).toContain(part);
    }
    await press(person, 'Cancel');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf(DELETE)).toEqual([]);
  });

  it('deletes once, shows a toast and the new list', async () => {
    const person = await openQuestion();
    const respondToDelete = holdResponse(DELETE);
    respondWith('GET /api/quotes', []);
    await press(person, 'Delete Quote');
    await screen.findByRole('button', { name: 'Deleting...' });
    respondToDelete(undefined);
    await screen.findByText('No quotes found matching your filters');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf(DELETE).map(({ path }) => path)).toEqual(['/api/quotes/7']);
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Success',
        description: 'Quote deleted successfully',
      }),
    );
  });

  it('gives the reason when it fails', async () => {
    rejectWith(DELETE, 500, 'Something broke');
    const person = await openQuestion();
    await press(person, 'Delete Quote');
    await waitFor(() =>
      expect(shownToast()).toEqual({
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to delete quote: Something broke',
      }),
    );
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('offers the newer version when somebody else has changed it', async () => {
    const versions = await deleteAfterConflict(await openQuestion(), {
      endpoint: DELETE,
      confirm: 'Delete Quote',
      respondNewer: () =>
        respondWith('GET /api/quotes', [{ ...quote, text: 'Be kinder', version: 8 }]),
      newerText: 'Be kinder',
    });
    expect(versions).toEqual(['"3"', '"8"']);
  });
});
