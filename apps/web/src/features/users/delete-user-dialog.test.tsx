import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  holdResponse,
  rejectWith,
  respondOnceWith,
  respondWith,
} from '../../testing/api-server.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { shownToast } from '../../testing/toasts.ts';
import {
  admin,
  chooseFor,
  dialog,
  master,
  openDialogOfAdmin,
  press,
} from '../../testing/users-tab.tsx';
import { deleteAfterConflict } from '../../testing/version-conflict.ts';
import { useOwnUsername } from './users.queries.ts';
import { UsersTab } from './users-tab.tsx';

/** Fetches the users besides the list, as the dashboard's header does. */
function OwnUsername() {
  return useOwnUsername(master.id);
}

const DELETE = 'DELETE /api/users/{id}';

const openQuestion = () => openDialogOfAdmin('Delete User');

describe('deleting a user', () => {
  it('asks for confirmation, naming the user', async () => {
    await openQuestion();
    const question = screen.getByRole('alertdialog', { name: 'Delete User' });
    expect(question.textContent).toContain(
      'adam can no longer log in. This action cannot be undone.',
    );
    expect(callsOf(DELETE)).toEqual([]);
  });

  it('has the focus on Cancel, so that Enter does not delete', async () => {
    await openQuestion();
    const cancel = dialog('alertdialog').getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
  });

  it.each([['Cancel'], ['Escape']])('deletes nothing on %s', async (way) => {
    const person = await openQuestion();
    if (way === 'Escape') await person.keyboard('{Escape}');
    else await press(person, way);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf(DELETE)).toEqual([]);
  });

  it('deletes once, shows a toast and the new list', async () => {
    const person = await openQuestion();
    const respondToDelete = holdResponse(DELETE);
    respondWith('GET /api/users', [master]);
    await press(person, 'Delete User');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Deleting...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    respondToDelete(undefined);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(DELETE).map(({ path }) => path)).toEqual(['/api/users/2']);
    expect(shownToast()).toEqual({ title: 'Success', description: 'User deleted successfully' });
    expect(screen.queryByRole('button', { name: 'Edit adam' })).toBeNull();
  });

  it('is said even if the new list is there before everything else that is fetched again', async () => {
    respondWith('GET /api/users', [master, admin]);
    renderWithQueries(
      <>
        <UsersTab userId={master.id} isOpen />
        <OwnUsername />
      </>,
    );
    const person = userEvent.setup({ delay: null });
    await screen.findByRole('table');
    await chooseFor(person, admin, 'Delete User');
    respondWith(DELETE, undefined);
    const respondAfterList = holdResponse('GET /api/users');
    respondOnceWith('GET /api/users', [master]);
    await press(person, 'Delete User');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    respondAfterList([master]);
    await waitFor(() => expect(shownToast()?.description).toBe('User deleted successfully'));
  });

  it('is said even if the question was closed meanwhile', async () => {
    const person = await openQuestion();
    const respondToDelete = holdResponse(DELETE);
    await press(person, 'Delete User');
    await waitFor(() => expect(callsOf(DELETE)).toHaveLength(1));
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    respondToDelete(undefined);
    await waitFor(() => expect(shownToast()?.description).toBe('User deleted successfully'));
  });

  it('shows the server’s reason for an error, and stays open', async () => {
    rejectWith(DELETE, 403, 'The Master Admin cannot be deleted');
    const person = await openQuestion();
    await press(person, 'Delete User');
    await waitFor(() => expect(shownToast()).toBeTruthy());
    expect(shownToast()).toEqual({
      variant: 'destructive',
      title: 'Error',
      description: 'The Master Admin cannot be deleted',
    });
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('offers the newer version when somebody else has changed it', async () => {
    const versions = await deleteAfterConflict(await openQuestion(), {
      endpoint: DELETE,
      confirm: 'Delete User',
      respondNewer: () =>
        respondWith('GET /api/users', [master, { ...admin, username: 'adamo', version: 8 }]),
      newerText: 'adamo can no longer log in',
    });
    expect(versions).toEqual(['"5"', '"8"']);
  });
});
