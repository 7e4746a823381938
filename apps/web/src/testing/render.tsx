import type { PublicSettings } from '@bahai-friends/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { useDayChanges } from '../site/use-day-changes.ts';
import { setSite } from '../site/use-site.ts';
import { siteWith } from './samples.ts';

/** The frame of every page: a query cache of its own, the community's settings and its changing day. */
export function withSite(children: ReactNode, site: Partial<PublicSettings> = {}): ReactNode {
  const queryClient = createQueryClient();
  setSite(queryClient, siteWith(site));
  return (
    <QueryClientProvider client={queryClient}>
      <DayChanges />
      {children}
    </QueryClientProvider>
  );
}

function DayChanges() {
  useDayChanges();
  return null;
}

/** Renders like the application, by default for a community with default settings. */
export function renderWithQueries(
  children: ReactNode,
  site?: Partial<PublicSettings>,
): RenderResult {
  return render(withSite(children, site));
}

/** Fires the browser's events when a page becomes visible again, after being offline, too. */
export function returnToPage(): void {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    for (const type of ['focus', 'offline', 'online']) window.dispatchEvent(new Event(type));
  });
}
