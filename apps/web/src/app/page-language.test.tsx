import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from '../navigation/navigation.ts';
import { respondWith } from '../testing/api-server.ts';
import { siteWith } from '../testing/samples.ts';
import { haveAllPages, holdHome, openSite } from '../testing/site.tsx';
import { english, speak } from '../texts/spoken.ts';

const persian = { ...siteWith({ language: 'fa' }), badiDate: null };
const reload = vi.fn();

/** Replaces the browser's own `location`, whose `reload` cannot be watched. */
const watchReload = (pathname: string) =>
  vi.stubGlobal('location', { href: window.location.href, pathname, hash: '', reload });

function go(path: string): void {
  watchReload(path);
  act(() => navigate(path));
}

/** Fires the event of a page that the browser's history shows from its back/forward cache. */
const showAgain = () =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });

beforeAll(haveAllPages);
beforeEach(() => {
  reload.mockClear();
  holdHome();
});
afterEach(() => speak());

describe('a page that is not in the language of the document', () => {
  it('is loaded with a document of its own: the home page from the login', async () => {
    await openSite('/admin-auth', { site: persian });
    go('/');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin Login');
  });

  it('is loaded with a document of its own: the login from a home page in Persian', async () => {
    speak({ ...english, code: 'fa', asked: 'fa' });
    await openSite('/', { site: persian });
    go('/admin-auth');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('is loaded anew when the community has chosen another language', async () => {
    await openSite('/');
    watchReload('/');
    respondWith('GET /api/settings', persian);
    showAgain();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});

describe('a page in the language of the document', () => {
  it('stays, also when the community has chosen another', async () => {
    speak({ ...english, code: 'es', asked: 'es', prefix: '/es' });
    await openSite('/es');
    watchReload('/es');
    respondWith('GET /api/settings', { ...persian, siteName: 'Amigos' });
    showAgain();
    await screen.findByRole('heading', { level: 1, name: 'Amigos' });
    expect(reload).not.toHaveBeenCalled();
  });
});
