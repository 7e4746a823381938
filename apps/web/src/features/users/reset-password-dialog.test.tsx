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

const RESET = 'POST /api/users/{id}/reset-password';
const PASSWORD = 'Abcdef1!';
const filledIn = { Password: PASSWORD, 'Confirm Password': PASSWORD };

const openForm = () => openDialogOfAdmin('Reset Password');

describe('resetting a password', () => {
  it('says whose it is, to password managers too', async () => {
    await openForm();
    const form = screen.getByRole('dialog', { name: 'Reset Password' });
    expect(form.textContent).toContain(
      'A new password for adam. Whoever is logged in with the old one has to log in again.',
    );
    const whose = form.querySelector<HTMLInputElement>('input[autocomplete=username]');
    expect(whose?.value).toBe('adam');
    for (const label of ['Password', 'Confirm Password']) {
      expect(dialog().getByLabelText<HTMLInputElement>(label).autocomplete).toBe('new-password');
    }
  });

  it('rejects a password that violates the rules, and sends nothing', async () => {
    const person = await openForm();
    await fill(person, { Password: 'abcdefgh', 'Confirm Password': 'abc' });
    await press(person, 'Reset Password');
    await waitFor(() =>
      expect(validationMessages()).toEqual([
        'Password must contain at least one uppercase letter',
        'Password must contain at least one number',
        'Password must contain at least one special character',
        'Passwords do not match',
      ]),
    );
    expect(callsOf(RESET)).toEqual([]);
  });

  it('sends the new password once, shows a toast, and closes', async () => {
    respondWith(RESET, { message: 'Done' });
    const person = await openForm();
    await fill(person, filledIn);
    await press(person, 'Reset Password');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(RESET).map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      ['/api/users/2/reset-password', { password: PASSWORD }],
    ]);
    expect(shownToast()).toEqual({ title: 'Success', description: 'Password reset successfully' });
  });

  it.each([
    ['the server’s reason', 'Not you', 'Not you'],
    ['that it failed', '', 'Failed to reset password'],
  ])('gives %s when it is rejected, and keeps the typed text', async (_, message, description) => {
    rejectWith(RESET, 403, message);
    const person = await openForm();
    await fill(person, filledIn);
    await press(person, 'Reset Password');
    await waitFor(() => expect(shownToast()).toBeTruthy());
    expect(shownToast()).toEqual({ variant: 'destructive', title: 'Error', description });
    expect(dialog().getByLabelText<HTMLInputElement>('Password').value).toBe(PASSWORD);
  });

  it('keeps the typed text while a newer version is loaded', async () => {
    rejectWith(RESET, 412, 'Somebody else has changed this meanwhile.');
    const person = await openForm();
    await fill(person, filledIn);
    await press(person, 'Reset Password');
    await waitFor(() => expect(dialog().getByRole('alert').textContent).toContain('meanwhile'));
    respondWith('GET /api/users', [master, { ...admin, username: 'adamo', version: 8 }]);
    await press(person, 'Load the newer version');
    await waitFor(() => expect(dialog().queryByRole('alert')).toBeNull());
    expect(screen.getByRole('dialog').textContent).toContain('A new password for adamo.');
    expect(dialog().getByLabelText<HTMLInputElement>('Password').value).toBe(PASSWORD);
    respondWith(RESET, { message: 'Done' });
    await press(person, 'Reset Password');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(RESET).map(({ headers }) => headers.get('if-match'))).toEqual(['"5"', '"8"']);
  });
});
