import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { navigate } from '../../navigation/navigation.ts';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../testing/api-server.ts';
import { haveAllPages, holdHome, openSite } from '../../testing/site.tsx';
import { shownToast } from '../../testing/toasts.ts';

const SESSION = 'GET /api/session';
const CHECKING = 'Checking authentication...';
const loggedIn = { authenticated: true, userId: 1 } as const;
const loggedOut = { authenticated: false } as const;
const authenticationRequired = {
  variant: 'destructive',
  title: 'Authentication Required',
  description: 'Please log in to access the admin dashboard',
};

const findTabs = () => screen.findByRole('tablist', { name: 'Dashboard' });
const findLogin = () => screen.findByRole('heading', { name: 'Admin Login' });

/** What the browser says when it shows a page again, as it was (`persisted`) or loaded anew. */
function showAgain(persisted: boolean): void {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });
}

beforeAll(haveAllPages);

describe('entering the dashboard', () => {
  it('shows nothing of it while the session is checked', async () => {
    holdResponse(SESSION);
    await openSite('/admin');
    expect(screen.getByRole('status').textContent).toBe(CHECKING);
    expect(screen.queryByRole('tablist', { name: 'Dashboard' })).toBeNull();
    expect(callsOf('GET /api/users')).toEqual([]);
  });

  it('shows it to whoever is logged in, with the focus at its start', async () => {
    respondWith(SESSION, loggedIn);
    await openSite('/admin');
    await findTabs();
    const heading = screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByText(CHECKING)).toBeNull();
    expect(shownToast()).toBeUndefined();
  });

  it('leads whoever is not to the login, in its place, and says why', async () => {
    respondWith(SESSION, loggedOut);
    const { length } = window.history;
    await openSite('/admin');
    await findLogin();
    expect(window.location.pathname).toBe('/admin-auth');
    expect(window.history.length).toBe(length);
    expect(shownToast()).toEqual(authenticationRequired);
    expect(screen.queryByRole('tablist', { name: 'Dashboard' })).toBeNull();
  });

  it('says that the session could not be checked, and can be tried again', async () => {
    rejectWith(SESSION, 500, 'Something broke');
    await openSite('/admin');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to get session');
    expect(window.location.pathname).toBe('/admin');
    respondWith(SESSION, loggedIn);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await findTabs();
    expect(callsOf(SESSION).length).toBeGreaterThan(1);
  });

  it('checks each time anew', async () => {
    holdHome();
    respondWith(SESSION, loggedIn);
    await openSite('/admin');
    await findTabs();
    act(() => navigate('/'));
    await screen.findByRole('heading', { name: "Today's Quote" });
    respondWith(SESSION, loggedOut);
    act(() => navigate('/admin'));
    await findLogin();
    expect(screen.queryByRole('tablist', { name: 'Dashboard' })).toBeNull();
    expect(shownToast()).toEqual(authenticationRequired);
  });
});

describe('the dashboard that the browser brings back as it was', () => {
  it('is checked again', async () => {
    respondWith(SESSION, loggedIn);
    await openSite('/admin');
    await findTabs();
    respondWith(SESSION, loggedOut);
    showAgain(true);
    await findLogin();
    expect(shownToast()).toEqual(authenticationRequired);
  });

  it('stays when the session goes on', async () => {
    respondWith(SESSION, loggedIn);
    await openSite('/admin');
    await findTabs();
    const before = callsOf(SESSION).length;
    showAgain(true);
    await waitFor(() => expect(callsOf(SESSION)).toHaveLength(before + 1));
    expect(screen.getByRole('tablist', { name: 'Dashboard' })).toBeTruthy();
    expect(screen.queryByText(CHECKING)).toBeNull();
  });

  it('is not checked twice when it was loaded anew', async () => {
    respondWith(SESSION, loggedIn);
    await openSite('/admin');
    await findTabs();
    const before = callsOf(SESSION).length;
    showAgain(false);
    await userEvent.click(screen.getByRole('tab', { name: 'Holy Days' }));
    expect(callsOf(SESSION)).toHaveLength(before);
  });
});
