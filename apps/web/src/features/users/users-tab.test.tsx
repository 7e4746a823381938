import type { User } from '@bahai-friends/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../testing/api-server.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { userWith } from '../../testing/samples.ts';
import { UsersTab } from './users-tab.tsx';

const USERS = 'GET /api/users';
const FAILED = 'Failed to load users. Please refresh and try again.';
const NONE = 'No users found';

const renderTab = () => renderWithQueries(<UsersTab userId={1} isOpen />);
const createButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create User' });

async function rowsOf(users: User[]) {
  respondWith(USERS, users);
  renderTab();
  const [, body] = within(await screen.findByRole('table')).getAllByRole('rowgroup');
  return body ? within(body).getAllByRole('row') : [];
}

/** The values of a row, without the labels that stand beside them on narrow screens. */
const cellsOf = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent)
    : [];

describe('the users tab', () => {
  it('says what a Master Admin is', () => {
    holdResponse(USERS);
    renderTab();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Users');
    expect(screen.getByText(/^Only one Master Admin can exist at a time\./)).toBeTruthy();
  });

  it('shows that the users are loading, and lets nobody be created yet', () => {
    holdResponse(USERS);
    renderTab();
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('Loading users');
    expect(status.querySelectorAll('[data-slot=skeleton]')).toHaveLength(3);
    expect(createButton().disabled).toBe(true);
  });

  it('says that they could not be loaded', async () => {
    rejectWith(USERS, 500, 'Something broke');
    renderTab();
    expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(createButton().disabled).toBe(true);
  });

  it('says that there are none', async () => {
    respondWith(USERS, []);
    renderTab();
    expect(await screen.findByText(NONE)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the table of users', () => {
  it('has a row for each, in the server’s order', async () => {
    const rows = await rowsOf([
      userWith({ id: 1, username: 'martha', role: 'Master Admin' }),
      userWith({ id: 2, username: 'adam' }),
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Username',
      'Role',
      'Last Modified',
      'Actions',
    ]);
    expect(rows.map((row) => cellsOf(row).slice(0, 2))).toEqual([
      ['martha (you)', 'Master Admin'],
      ['adam', 'Admin'],
    ]);
    expect(createButton().disabled).toBe(false);
  });

  it('has a menu for each, named after the user', async () => {
    await rowsOf([userWith({ id: 1, username: 'martha' }), userWith({ id: 2, username: 'adam' })]);
    const menus = screen.getAllByRole('button', { name: /^Edit / });
    expect(menus.map((menu) => [menu.textContent, menu.getAttribute('aria-label')])).toEqual([
      ['Edit', 'Edit martha'],
      ['Edit', 'Edit adam'],
    ]);
  });

  it('gives the date and time of the last change', async () => {
    const [row] = await rowsOf([userWith({ lastModified: '2026-03-21T12:00:00Z' })]);
    const time = row?.querySelector('time');
    expect(time?.getAttribute('datetime')).toBe('2026-03-21T12:00:00Z');
    expect(time?.textContent).toMatch(/^Mar 21, 2026, \d{1,2}:\d\d\s[AP]M$/);
  });

  it('has a dash for a user that was never changed', async () => {
    const [row] = await rowsOf([userWith({ lastModified: null })]);
    expect(cellsOf(row)[2]).toBe('—');
  });

  it('keeps a name of another script apart from what follows it', async () => {
    const [row] = await rowsOf([userWith({ id: 1, username: 'مریم' })]);
    expect(row?.querySelector('bdi')?.textContent).toBe('مریم');
  });
});

describe('an open invitation', () => {
  const INVITATIONS = 'GET /api/invitations';

  it('that is accepted while the tab stays in sight goes, and the new user comes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    respondWith(INVITATIONS, [{ id: 7, username: 'farid', expiresAt: '2100-01-01T00:00:00.000Z' }]);
    respondWith(USERS, [userWith({ username: 'martha', role: 'Master Admin' })]);
    renderTab();
    await waitFor(() => expect(screen.queryByText('farid')).not.toBeNull());
    const { length } = callsOf(INVITATIONS);
    respondWith(INVITATIONS, []);
    respondWith(USERS, [userWith({ username: 'martha' }), userWith({ id: 9, username: 'farid' })]);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await waitFor(() => expect(screen.queryByRole('heading', { level: 3 })).toBeNull());
    expect(await screen.findByRole('cell', { name: /farid/ })).toBeTruthy();
    expect(callsOf(INVITATIONS)).toHaveLength(length + 1);
    // No invitation is open any more.
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(callsOf(INVITATIONS)).toHaveLength(length + 1);
  });
});
