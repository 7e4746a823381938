import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { navigate } from '../../../navigation/navigation.ts';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../../testing/api-server.ts';
import { haveAllPages, holdHome, openSite } from '../../../testing/site.tsx';
import { shownToast } from '../../../testing/toasts.ts';

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

/**
 * Fires a browser's event of leaving a document, or of showing it again, from the back/forward cache (`persisted`) or
 * not.
 */
function transition(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  act(() => {
    window.dispatchEvent(Object.assign(new Event(type), { persisted }));
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

describe('the dashboard that the browser keeps while another document is shown', () => {
  it('shows nothing when it comes back, until the session is checked', async () => {
    respondWith(SESSION, loggedIn);
    await openSite('/admin');
    await findTabs();
    const before = callsOf(SESSION).length;
    transition('pagehide', true);
    expect(screen.getByRole('status').textContent).toBe(CHECKING);
    expect(screen.queryByRole('tablist', { name: 'Dashboard' })).toBeNull();
    expect(callsOf(SESSION)).toHaveLength(before);
    holdResponse(SESSION);
    transition('pageshow', true);
    await waitFor(() => expect(callsOf(SESSION)).toHaveLength(before + 1));
    expect(screen.getByRole('status').textContent).toBe(CHECKING);
    expect(screen.queryByRole('tablist', { name: 'Dashboard' })).toBeNull();
  });

  it('opens again when the session goes on', async () => {
    respondWith(SESSION, loggedIn);
    respondWith('GET /api/holy-days', []);
    await openSite('/admin#holy-days');
    await findTabs();
    transition('pagehide', true);
    transition('pageshow', true);
    await findTabs();
    expect(screen.getByRole('tab', { name: 'Holy Days', selected: true })).toBeTruthy();
  });

  it('leads to the login when the session is over', async () => {
    respondWith(SESSION, loggedIn);
    await openSite('/admin');
    await findTabs();
    transition('pagehide', true);
    respondWith(SESSION, loggedOut);
    transition('pageshow', true);
    await findLogin();
    expect(shownToast()).toEqual(authenticationRequired);
  });

  it('is not checked twice when it was loaded anew', async () => {
    respondWith(SESSION, loggedIn);
    await openSite('/admin');
    await findTabs();
    const before = callsOf(SESSION).length;
    transition('pageshow', false);
    await userEvent.click(screen.getByRole('tab', { name: 'Holy Days' }));
    expect(callsOf(SESSION)).toHaveLength(before);
  });
});
