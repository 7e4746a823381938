import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, rejectWith, respondWith } from '../../testing/api-server.ts';
import { shownToast } from '../../testing/toasts.ts';
import {
  admin,
  dialog,
  fill,
  master,
  openDialogOfAdmin,
  press,
  validationMessages,
} from '../../testing/users-tab.tsx';

const RENAME = 'PATCH /api/users/{id}/username';
const MEANWHILE = 'Somebody else has changed this meanwhile.';
const username = () => dialog().getByLabelText<HTMLInputElement>('Username');

const openForm = () => openDialogOfAdmin('Edit Username');

async function rename(to: string) {
  const person = await openForm();
  await fill(person, { Username: to });
  await press(person, 'Save Changes');
  return person;
}

describe('renaming a user', () => {
  it('starts from the name there is, ready to be typed over', async () => {
    await openForm();
    expect(dialog().getByRole('heading').textContent).toBe('Edit Username');
    expect(username().value).toBe('adam');
    await waitFor(() => expect(document.activeElement).toBe(username()));
  });

  it('rejects a short name', async () => {
    await rename('ab');
    await waitFor(() =>
      expect(validationMessages()).toEqual(['Username must be at least 3 characters']),
    );
    expect(callsOf(RENAME)).toEqual([]);
  });

  it('sends the name and the version it was seen with, and shows a toast', async () => {
    const person = await openForm();
    await fill(person, { Username: ' dave ' });
    const dave = { ...admin, username: 'dave', version: 6 };
    respondWith(RENAME, dave);
    respondWith('GET /api/users', [master, dave]);
    await press(person, 'Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = callsOf(RENAME);
    expect(call?.path).toBe('/api/users/2/username');
    expect(JSON.parse(call?.body ?? '')).toEqual({ username: 'dave' });
    expect(call?.headers.get('if-match')).toBe('"5"');
    expect(shownToast()).toEqual({
      title: 'Success',
      description: 'Username updated successfully',
    });
    expect(screen.getByRole('button', { name: 'Edit dave' })).toBeTruthy();
  });

  it('shows the server’s reason for an error and keeps the typed text', async () => {
    rejectWith(RENAME, 409, 'Username already exists');
    await rename('martha');
    await waitFor(() => expect(shownToast()).toBeTruthy());
    expect(shownToast()).toEqual({
      variant: 'destructive',
      title: 'Error',
      description: 'Username already exists',
    });
    expect(username().value).toBe('martha');
  });

  it('says that it failed when the server gives no reason', async () => {
    rejectWith(RENAME, 500, '');
    await rename('dave');
    await waitFor(() => expect(shownToast()?.description).toBe('Failed to update username'));
  });
});

describe('renaming a user whom somebody else has changed meanwhile', () => {
  it('says so and keeps the typed text', async () => {
    rejectWith(RENAME, 412, MEANWHILE);
    await rename('dave');
    expect((await screen.findByRole('alert')).textContent).toContain(MEANWHILE);
    expect(username().value).toBe('dave');
  });

  it('offers the newer version, which can then be changed', async () => {
    rejectWith(RENAME, 412, MEANWHILE);
    const person = await rename('dave');
    await screen.findByRole('alert');
    const newer = { ...admin, username: 'adamo', version: 8 };
    respondWith('GET /api/users', [master, newer]);
    await press(person, 'Load the newer version');
    await waitFor(() => expect(username().value).toBe('adamo'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    respondWith(RENAME, { ...newer, username: 'dave' });
    await fill(person, { Username: 'dave' });
    await press(person, 'Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(RENAME).map(({ headers }) => headers.get('if-match'))).toEqual(['"5"', '"8"']);
  });
});
