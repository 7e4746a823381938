import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from '../navigation/navigation.ts';
import { page as loginPage } from '../pages/login/page.ts';
import { callsOf } from '../testing/api-server.ts';
import { fullHome } from '../testing/pages.ts';
import { haveAllPages, holdHome, openSite } from '../testing/site.tsx';
import { showToast } from '../ui/feedback/toast-store.ts';

const go = (path: string) => act(() => navigate(path));
const findPage = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeAll(haveAllPages);
beforeEach(holdHome);

describe('going to another page', () => {
  it('shows it from its top, under its title', async () => {
    await openSite('/nope');
    document.title = '404 Page Not Found';
    const scrolled = vi.spyOn(window, 'scrollTo');
    go('/admin-auth');
    await findPage('Admin Login');
    expect(document.title).toBe("Admin Login – Bahá'í Friends");
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
    expect(screen.queryByText('404 Page Not Found')).toBeNull();
  });

  it('keeps the page before until the other is there', async () => {
    const { promise, resolve } =
      Promise.withResolvers<Awaited<ReturnType<typeof loginPage.load>>>();
    const login = await loginPage.load();
    vi.spyOn(loginPage, 'load').mockReturnValue(promise);
    await openSite('/nope');
    go('/admin-auth');
    expect(screen.getByText('404 Page Not Found')).toBeTruthy();
    resolve(login);
    await findPage('Admin Login');
  });

  it('shows the page that the visitor wants last', async () => {
    const { promise, resolve } =
      Promise.withResolvers<Awaited<ReturnType<typeof loginPage.load>>>();
    const login = await loginPage.load();
    vi.spyOn(loginPage, 'load').mockReturnValue(promise);
    await openSite('/nope');
    go('/admin-auth');
    go('/');
    await findPage("Bahá'í Friends");
    await act(async () => resolve(login));
    expect(screen.queryByText('Admin Login')).toBeNull();
  });

  it('follows the browser’s back', async () => {
    await openSite('/nope');
    go('/admin-auth');
    await findPage('Admin Login');
    window.history.back();
    await findPage('404 Page Not Found');
    expect(document.title).toBe('404 Page Not Found');
  });

  it('keeps a toast', async () => {
    await openSite('/nope');
    act(() => void showToast({ title: 'Logged Out' }));
    await screen.findByText('Logged Out', { selector: '.toast-title' });
    go('/admin-auth');
    await findPage('Admin Login');
    expect(screen.getByText('Logged Out', { selector: '.toast-title' })).toBeTruthy();
  });

  it('loads the document anew when the page’s files are gone', async () => {
    await openSite('/nope');
    const reload = vi.fn();
    vi.spyOn(loginPage, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('location', { pathname: '/admin-auth', hash: '', reload });
    go('/admin-auth');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});

describe('the home page that the visitor goes on to', () => {
  it('loads everything, without data from the server', async () => {
    await openSite('/nope');
    go('/');
    await findPage("Bahá'í Friends");
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      "Loading today's quote",
      'Loading...',
      'Loading social media links',
    ]);
    await waitFor(() => expect(callsOf('GET /api/quotes/today')).toHaveLength(1));
  });

  it('does not show what it was rendered with once more', async () => {
    await openSite('/', { home: fullHome });
    expect(screen.getByText('“Be kind”')).toBeTruthy();
    go('/nope');
    await findPage('404 Page Not Found');
    go('/');
    await findPage("Bahá'í Friends");
    expect(screen.queryByText('“Be kind”')).toBeNull();
  });
});
