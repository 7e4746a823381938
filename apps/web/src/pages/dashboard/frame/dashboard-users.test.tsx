import type { User } from '@bahai-friends/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../../api/query-client.ts';
import { callsOf, rejectWith, respondWith } from '../../../testing/api-server.ts';
import { changeEntryWith } from '../../../testing/samples.ts';
import { admin, chooseFor, dialog, fill, master } from '../../../testing/users-tab.tsx';
import { DashboardUsers } from './dashboard-users.tsx';

const ACTIVITY = 'GET /api/activity';

function open(actor: User) {
  respondWith('GET /api/users', [master, admin]);
  respondWith(ACTIVITY, { entries: [changeEntryWith()], next: null });
  const queryClient = createQueryClient();
  const panel = (isOpen: boolean) => (
    <QueryClientProvider client={queryClient}>
      <DashboardUsers userId={actor.id} isOpen={isOpen} />
    </QueryClientProvider>
  );
  const { rerender } = render(panel(true));
  return { show: (isOpen: boolean) => rerender(panel(isOpen)) };
}

describe('the users', () => {
  it('are read again when an invitation was accepted since', async () => {
    const invitation = { id: 3, username: 'clara', expiresAt: '2099-01-01T00:00:00.000Z' };
    respondWith('GET /api/invitations', [invitation]);
    const { show } = open(master);
    await screen.findByRole('button', { name: 'Withdraw the invitation of clara' });
    show(false);
    respondWith('GET /api/invitations', []);
    respondWith('GET /api/users', [master, admin, { ...admin, id: 9, username: 'clara' }]);
    show(true);
    expect(await screen.findByRole('button', { name: 'Edit clara' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Open invitations' })).toBeNull();
  });
});

const changes = () => screen.findByRole('heading', { name: 'Recent Changes' });
const readings = () => callsOf(ACTIVITY).length;

describe('the changes below the users', () => {
  it('are shown to the Master Admin', async () => {
    open(master);
    expect(await changes()).toBeTruthy();
    expect(await screen.findByText('Deleted 2 quotes')).toBeTruthy();
  });

  it('are neither shown to an Admin nor asked for', async () => {
    open(admin);
    await screen.findByRole('table');
    expect(screen.queryByRole('heading', { name: 'Recent Changes' })).toBeNull();
    expect(readings()).toBe(0);
  });

  it('are neither shown nor asked for where the users cannot be loaded', async () => {
    open(master);
    rejectWith('GET /api/users', 500, 'Something broke');
    await screen.findByRole('alert');
    expect(readings()).toBe(0);
  });

  it('are read again whenever the tab is opened, and not before', async () => {
    const { show } = open(master);
    await screen.findByText('Deleted 2 quotes');
    show(false);
    respondWith(ACTIVITY, {
      entries: [changeEntryWith({ change: { action: 'deleted-several', count: 7 } })],
      next: null,
    });
    expect(readings()).toBe(1);
    show(true);
    expect(await screen.findByText('Deleted 7 quotes')).toBeTruthy();
    expect(readings()).toBe(2);
  });

  it('are read again when a user was changed', async () => {
    open(master);
    await screen.findByText('Deleted 2 quotes');
    const person = userEvent.setup({ delay: null });
    respondWith('PATCH /api/users/{id}/username', { ...admin, username: 'adrian' });
    respondWith('GET /api/users', [master, { ...admin, username: 'adrian', version: 6 }]);
    await chooseFor(person, admin, 'Edit Username');
    await fill(person, { Username: 'adrian' });
    await person.click(dialog().getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(readings()).toBe(2));
    expect(await screen.findByRole('button', { name: 'Edit adrian' })).toBeTruthy();
  });

  it('go, without being asked for again, when the role is passed on', async () => {
    open(master);
    await screen.findByText('Deleted 2 quotes');
    const person = userEvent.setup({ delay: null });
    const newMaster = { ...admin, role: 'Master Admin' } as const;
    respondWith('PATCH /api/users/{id}/role', { ...newMaster, wasRoleTransfer: true });
    respondWith('GET /api/users', [{ ...master, role: 'Admin' }, newMaster]);
    await chooseFor(person, admin, 'Change Role');
    await person.selectOptions(dialog().getByLabelText('Role'), 'Master Admin');
    await person.click(dialog().getByRole('button', { name: 'Save Changes' }));
    await person.click(await screen.findByRole('button', { name: 'Transfer Role' }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Recent Changes' })).toBeNull(),
    );
    expect(readings()).toBe(1);
  });
});
