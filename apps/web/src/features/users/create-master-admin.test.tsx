import type { User } from '@bahai-friends/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../testing/api-server.ts';
import { userWith } from '../../testing/samples.ts';
import { shownToast } from '../../testing/toasts.ts';
import { admin, dialog, fill, master, openUsersTab, press } from '../../testing/users-tab.tsx';

const CREATE = 'POST /api/users';
const PASSWORD = 'Abcdef1!';
const dora = userWith({ id: 9, username: 'dora', role: 'Master Admin' });

async function submitMasterAdmin(actor: User) {
  const person = await openUsersTab(actor);
  await press(person, 'Create User');
  await fill(person, { Username: 'dora', Password: PASSWORD, 'Confirm Password': PASSWORD });
  await person.selectOptions(dialog().getByLabelText('Role'), 'Master Admin');
  await press(person, 'Create User');
  return person;
}

describe('creating a Master Admin', () => {
  it('is forbidden to an Admin, without a request', async () => {
    await submitMasterAdmin(admin);
    await waitFor(() =>
      expect(shownToast()).toEqual({
        variant: 'destructive',
        title: 'Permission Denied',
        description: 'Only Master Admins can create other Master Admins',
      }),
    );
    expect(dialog().getByLabelText<HTMLInputElement>('Username').value).toBe('dora');
    expect(callsOf(CREATE)).toEqual([]);
  });

  it('asks the Master Admin first, whose role it is', async () => {
    await submitMasterAdmin(master);
    const question = await screen.findByRole('alertdialog', { name: 'Transfer Master Admin Role' });
    expect(question.textContent).toContain(
      'Only one Master Admin can exist at a time. dora becomes the Master Admin and you become an Admin.',
    );
    expect(callsOf(CREATE)).toEqual([]);
  });

  it('goes back to the typed values when the role is kept', async () => {
    const person = await submitMasterAdmin(master);
    await screen.findByRole('alertdialog');
    await press(person, 'Cancel');
    expect(dialog().getByLabelText<HTMLInputElement>('Username').value).toBe('dora');
    expect(dialog().getByLabelText<HTMLInputElement>('Password').value).toBe(PASSWORD);
    expect(dialog().getByLabelText<HTMLSelectElement>('Role').value).toBe('Master Admin');
    expect(callsOf(CREATE)).toEqual([]);
  });

  it('transfers the role, and shows a toast', async () => {
    const person = await submitMasterAdmin(master);
    await screen.findByRole('alertdialog');
    const respondToCreate = holdResponse(CREATE);
    respondWith('GET /api/users', [{ ...master, role: 'Admin' }, dora]);
    await press(person, 'Transfer Role');
    await screen.findByRole('button', { name: 'Transferring...' });
    respondToCreate(dora);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(CREATE).map(({ body }) => JSON.parse(body).role)).toEqual(['Master Admin']);
    expect(shownToast()).toEqual({
      title: 'Master Admin Role Transferred',
      description: 'dora is the Master Admin now',
    });
    expect(screen.getAllByText(/Admin$/, { selector: '.badge' }).map((e) => e.textContent)).toEqual(
      ['Admin', 'Master Admin'],
    );
  });

  it('goes back to the typed values on an error', async () => {
    rejectWith(CREATE, 409, 'Username already exists');
    const person = await submitMasterAdmin(master);
    await screen.findByRole('alertdialog');
    await press(person, 'Transfer Role');
    await waitFor(() => expect(shownToast()?.description).toBe('Username already exists'));
    expect(dialog().getByLabelText<HTMLInputElement>('Username').value).toBe('dora');
  });

  it('says that the transfer failed when the server gives no reason', async () => {
    rejectWith(CREATE, 500, '');
    const person = await submitMasterAdmin(master);
    await screen.findByRole('alertdialog');
    await press(person, 'Transfer Role');
    await waitFor(() =>
      expect(shownToast()).toEqual({
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to transfer Master Admin role',
      }),
    );
  });
});
