import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from '../navigation/navigation.ts';
import { page as homePage } from '../pages/home/page.ts';
import { callsOf, holdResponse, respondWith } from '../testing/api-server.ts';
import { haveAllPages, holdHome, openSite } from '../testing/site.tsx';
import { admin, master } from '../testing/users-tab.tsx';

const USERS = 'GET /api/users';

beforeAll(haveAllPages);

beforeEach(() => {
  respondWith('GET /api/session', { authenticated: true, userId: master.id });
  respondWith(USERS, [master, admin]);
  holdResponse('GET /api/activity');
});

describe('leaving the dashboard', () => {
  it('forgets what was read there', async () => {
    holdHome();
    await openSite('/admin#users');
    await screen.findByRole('table');
    act(() => navigate('/'));
    await screen.findByRole('heading', { name: "Today's Quote" });
    holdResponse(USERS);
    act(() => navigate('/admin#users'));
    expect(await screen.findByText('Loading users')).toBeTruthy();
    expect(screen.queryByText('adam')).toBeNull();
  });

  it('shows nothing of it while the next page is loaded, and asks anew whoever comes back', async () => {
    vi.spyOn(homePage, 'load').mockReturnValue(new Promise(() => {}));
    await openSite('/admin#users');
    await screen.findByRole('table');
    const checks = callsOf('GET /api/session').length;
    act(() => navigate('/'));
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(screen.queryByText('adam')).toBeNull();
    respondWith('GET /api/session', { authenticated: false });
    window.history.back();
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(callsOf('GET /api/session').length).toBeGreaterThan(checks);
    expect(screen.queryByText('adam')).toBeNull();
  });

  it('has the home page ask for everything once', async () => {
    await openSite('/admin');
    await screen.findByRole('tablist', { name: 'Dashboard' });
    holdHome();
    act(() => navigate('/'));
    await screen.findByRole('heading', { name: "Today's Quote" });
    await waitFor(() => expect(callsOf('GET /api/social-links').length).toBeGreaterThan(0));
    expect(callsOf('GET /api/quotes/today')).toHaveLength(1);
    expect(callsOf('GET /api/holy-days/upcoming')).toHaveLength(1);
    expect(callsOf('GET /api/social-links')).toHaveLength(1);
  });
});
