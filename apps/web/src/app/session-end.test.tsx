import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from '../navigation/navigation.ts';
import { answer, callsOf, hold, refuse } from '../testing/api-server.ts';
import { haveAllPages, holdHome, openSite } from '../testing/site.tsx';
import { shownToast } from '../testing/toasts.ts';
import { admin, chooseFor, dialog, fill, master, press } from '../testing/users-tab.tsx';

const USERS = 'GET /api/users';
const RENAME = 'PATCH /api/users/{id}/username';
const GONE = 'Please log in to access the admin dashboard';
const QUESTION = 'Leave this page? What you typed is not saved.';
const authenticationRequired = {
  variant: 'destructive',
  title: 'Authentication Required',
  description: GONE,
};

const findLogin = () => screen.findByRole('heading', { name: 'Admin Login' });
const username = () => dialog().getByLabelText<HTMLInputElement>('Username');

/** Opens a form, types into it, and saves it when the session is over. */
async function saveTooLate() {
  await openSite('/admin#users');
  await screen.findByRole('table');
  const person = userEvent.setup({ delay: null });
  await chooseFor(person, admin, 'Edit Username');
  await fill(person, { Username: 'dave' });
  refuse(RENAME, 401, GONE);
  await press(person, 'Save Changes');
  return person;
}

beforeAll(haveAllPages);

beforeEach(() => {
  answer('GET /api/session', { authenticated: true, userId: master.id });
  answer(USERS, [master, admin]);
  hold('GET /api/audit');
});

describe('a session that ends while the dashboard is open', () => {
  it('leads to the login at the next reading', async () => {
    refuse(USERS, 401, GONE);
    await openSite('/admin#users');
    await findLogin();
    expect(window.location.pathname).toBe('/admin-auth');
    expect(shownToast()).toEqual(authenticationRequired);
  });

  it('leads to the login at the next change, when the visitor lets go what was typed', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
    await saveTooLate();
    await findLogin();
    expect(confirm.mock.calls).toEqual([[QUESTION]]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shownToast()).toEqual(authenticationRequired);
  });

  it('keeps what was typed when the visitor wants to', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await saveTooLate();
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect(username().value).toBe('dave');
    expect(window.location.pathname).toBe('/admin');
    expect(shownToast()).toMatchObject({ title: 'Error', description: GONE });
  });

  it('asks again at the next call', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const person = await saveTooLate();
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    confirm.mockReturnValue(true);
    await press(person, 'Save Changes');
    await findLogin();
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(shownToast()).toEqual(authenticationRequired);
  });
});

describe('leaving the dashboard', () => {
  it('forgets what was read there', async () => {
    holdHome();
    await openSite('/admin#users');
    await screen.findByRole('table');
    act(() => void navigate('/'));
    await screen.findByRole('heading', { name: "Today's Quote" });
    hold(USERS);
    act(() => void navigate('/admin#users'));
    expect(await screen.findByText('Loading users')).toBeTruthy();
    expect(screen.queryByText('adam')).toBeNull();
  });

  it('has the home page ask for everything once', async () => {
    await openSite('/admin');
    await screen.findByRole('tablist', { name: 'Dashboard' });
    holdHome();
    act(() => void navigate('/'));
    await screen.findByRole('heading', { name: "Today's Quote" });
    await waitFor(() => expect(callsOf('GET /api/social-links').length).toBeGreaterThan(0));
    expect(callsOf('GET /api/quotes/today')).toHaveLength(1);
    expect(callsOf('GET /api/holy-days/upcoming')).toHaveLength(1);
    expect(callsOf('GET /api/social-links')).toHaveLength(1);
  });
});
