import type { User } from '@bahai-friends/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { callsOf, rejectWith, respondWith } from '../../testing/api-server.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { shownToast } from '../../testing/toasts.ts';
import { admin, dialog, master, openDialogOfAdmin, press } from '../../testing/users-tab.tsx';
import { ChangeRoleDialog } from './change-role-dialog.tsx';

const CHANGE = 'PATCH /api/users/{id}/role';
const role = () => dialog().getByLabelText<HTMLSelectElement>('Role');
const newMaster: User = { ...admin, role: 'Master Admin', version: 6 };

const openForm = () => openDialogOfAdmin('Change Role');

/** Promotes a user, up to the question whether to give one's own role away. */
async function promote() {
  const person = await openForm();
  await person.selectOptions(role(), 'Master Admin');
  await press(person, 'Save Changes');
  return person;
}

describe('changing a role', () => {
  it('starts from the role there is, and says whose it is', async () => {
    await openForm();
    expect(dialog().getByRole('heading').textContent).toBe('Change Role');
    expect(dialog().getByText('adam')).toBeTruthy();
    expect(role().value).toBe('Admin');
    expect(dialog().getByText('Only one Master Admin can exist at a time.')).toBeTruthy();
  });

  it('sends the role and the version it was seen with, and shows a toast', async () => {
    respondWith(CHANGE, { ...admin, wasRoleTransfer: false });
    const person = await openForm();
    await press(person, 'Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = callsOf(CHANGE);
    expect(call?.path).toBe('/api/users/2/role');
    expect(JSON.parse(call?.body ?? '')).toEqual({ role: 'Admin' });
    expect(call?.headers.get('if-match')).toBe('"5"');
    expect(shownToast()).toEqual({
      title: 'Success',
      description: 'User role updated successfully',
    });
  });

  it('says that it failed when the server gives no reason', async () => {
    rejectWith(CHANGE, 500, '');
    const person = await openForm();
    await press(person, 'Save Changes');
    await waitFor(() => expect(shownToast()?.description).toBe('Failed to update user role'));
    expect(shownToast()).toMatchObject({ variant: 'destructive', title: 'Error' });
  });
});

describe('promoting to Master Admin', () => {
  it('asks for confirmation', async () => {
    await promote();
    const question = screen.getByRole('alertdialog', { name: 'Transfer Master Admin Role' });
    expect(question.textContent).toContain(
      'adam becomes the Master Admin and you become an Admin.',
    );
    expect(callsOf(CHANGE)).toEqual([]);
  });

  it('goes back to the form when the role is kept', async () => {
    const person = await promote();
    await press(person, 'Cancel');
    expect(role().value).toBe('Master Admin');
    expect(callsOf(CHANGE)).toEqual([]);
  });

  it('transfers the role, after which the own menu offers less', async () => {
    const person = await promote();
    respondWith(CHANGE, { ...newMaster, wasRoleTransfer: true });
    respondWith('GET /api/users', [{ ...master, role: 'Admin' }, newMaster]);
    await press(person, 'Transfer Role');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(CHANGE).map(({ body }) => JSON.parse(body))).toEqual([{ role: 'Master Admin' }]);
    expect(shownToast()).toEqual({
      title: 'Master Admin Role Transferred',
      description: 'adam is the Master Admin now',
    });
    await person.click(screen.getByRole('button', { name: 'Edit adam' }));
    const changeRole = screen.getByRole('menuitem', { name: /^Change Role/ });
    expect(changeRole.getAttribute('aria-disabled')).toBe('true');
  });

  it('goes back to the form on an error', async () => {
    rejectWith(CHANGE, 403, 'Only Master Admins can promote users to Master Admin');
    const person = await promote();
    await press(person, 'Transfer Role');
    await waitFor(() => expect(shownToast()?.variant).toBe('destructive'));
    expect(role().value).toBe('Master Admin');
  });

  it('says that the transfer failed when the server gives no reason', async () => {
    rejectWith(CHANGE, 500, '');
    const person = await promote();
    await press(person, 'Transfer Role');
    await waitFor(() =>
      expect(shownToast()).toEqual({
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to transfer Master Admin role',
      }),
    );
    expect(role().value).toBe('Master Admin');
  });

  it('goes back to the form and offers the newer version when the user was changed', async () => {
    rejectWith(CHANGE, 412, 'Somebody else has changed this meanwhile.');
    const person = await promote();
    await press(person, 'Transfer Role');
    await screen.findByRole('button', { name: 'Load the newer version' });
    expect(role().value).toBe('Master Admin');
    respondWith('GET /api/users', [master, { ...admin, version: 8 }]);
    await press(person, 'Load the newer version');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    respondWith(CHANGE, { ...newMaster, wasRoleTransfer: true });
    await press(person, 'Save Changes');
    await press(person, 'Transfer Role');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(CHANGE).map(({ headers }) => headers.get('if-match'))).toEqual(['"5"', '"8"']);
  });
});

describe('changing a role that one may not', () => {
  it.each([
    [admin, admin, 'Only Master Admins can promote users to Master Admin', 'Master Admin'],
    [
      master,
      master,
      'Cannot demote the only Master Admin. Assign another user as Master Admin first.',
      'Admin',
    ],
  ])('is rejected without asking the server: %#', async (actor, user, description, wanted) => {
    const person = userEvent.setup({ delay: null });
    renderWithQueries(<ChangeRoleDialog actor={actor} user={user} onClose={vi.fn()} />);
    await person.selectOptions(role(), wanted);
    await press(person, 'Save Changes');
    expect(shownToast()).toEqual({
      variant: 'destructive',
      title: 'Permission Denied',
      description,
    });
    expect(callsOf(CHANGE)).toEqual([]);
  });
});
