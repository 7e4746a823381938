import type { User } from '@bahai-friends/contract';
import { screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { UsersTab } from '../features/users/users-tab.tsx';
import { respondWith } from './api-server.ts';
import { clickable } from './forms.ts';
import { renderWithQueries } from './render.tsx';
import { userWith } from './samples.ts';

export { dialog, fill, press, validationMessages } from './forms.ts';

export const master = userWith({ id: 1, username: 'martha', role: 'Master Admin', version: 4 });
export const admin = userWith({ id: 2, username: 'adam', version: 5 });
export const otherAdmin = userWith({ id: 3, username: 'bertha', version: 6 });

/** Opens the tab as one of three users, with all of them in it. */
export async function openUsersTab(actor: User): Promise<UserEvent> {
  respondWith('GET /api/users', [master, admin, otherAdmin]);
  renderWithQueries(<UsersTab userId={actor.id} isOpen />);
  await screen.findByRole('table');
  return userEvent.setup({ delay: null });
}

/** Opens a dialog of an account with its menu. */
export async function chooseFor(person: UserEvent, user: User, entry: string): Promise<void> {
  await person.click(screen.getByRole('button', { name: `Edit ${user.username}` }));
  await person.click(screen.getByRole('menuitem', { name: entry }));
  // The dialog opens only when the menu is gone.
  await clickable(await screen.findByRole(entry === 'Delete User' ? 'alertdialog' : 'dialog'));
}

/** Opens the tab as the Master Admin, and a dialog of the Admin's account. */
export async function openDialogOfAdmin(entry: string): Promise<UserEvent> {
  const person = await openUsersTab(master);
  await chooseFor(person, admin, entry);
  return person;
}
