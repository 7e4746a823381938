import type { Page } from '@playwright/test';

/** The scripts that hydrate the page. */
export const REACT = /\/assets\/(application|entry-client|home-page)-[^/]*\.js$/;
export const STARTER = /\/assets\/start-home-[^/]*\.js$/;
export const TEN_SECONDS = 10_000;

/** Records the scripts and API calls of the page from now on, without those that come with the document. */
export function watch(page: Page) {
  const scripts: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
    else if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return {
    scripts,
    calls,
    react: () => scripts.filter((script) => REACT.test(script)),
    /** Forgets what was recorded so far. */
    forget() {
      scripts.length = 0;
      calls.length = 0;
    },
  };
}

export const FIRST_CALLS = [
  '/api/csrf-token',
  '/api/holy-days/upcoming',
  '/api/quotes/today',
  '/api/social-links',
];
export const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });

export const toasts = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Waits until React has hydrated the page. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('.site') ?? {}).some((key) => key.startsWith('__react')),
  );
