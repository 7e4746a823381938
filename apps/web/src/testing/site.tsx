import type { PageData } from '@bahai-friends/contract';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { App } from '../app/app.tsx';
import { navigate } from '../navigation/navigation.ts';
import { applicationPageAt, applicationPages } from '../pages/application-pages.ts';
import { holdResponse } from './api-server.ts';
import { siteWith } from './samples.ts';

/** Opens the site at an address, as the browser's entry does. */
export async function openSite(address: string, data: Partial<PageData> = {}): Promise<void> {
  navigate(address, { replace: true });
  const path = window.location.pathname;
  const site = data.site ?? siteWith();
  const { Page } = await applicationPageAt(path, site).load();
  render(
    <StrictMode>
      <App path={path} Page={Page} data={{ ...data, site }} />
    </StrictMode>,
  );
}

/** Loads the code of all pages first, so that no test waits for it. */
export async function haveAllPages(): Promise<void> {
  await Promise.all(applicationPages.map(({ load }) => load()));
  await import('../ui/feedback/toaster.tsx');
}

/** Keeps the home page loading, for tests that only pass it. */
export function holdHome(): void {
  holdResponse('GET /api/quotes/today');
  holdResponse('GET /api/holy-days/upcoming');
  holdResponse('GET /api/social-links');
}
