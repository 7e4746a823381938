import type { PublicSettings } from '@bahai-friends/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { useDayChanges } from '../site/use-day-changes.ts';
import { SITE_KEY } from '../site/use-site.ts';
import { siteWith } from './samples.ts';

/** What every page has around it: a data cache of its own, the community and the passing of its day. */
export function withSite(children: ReactNode, site: Partial<PublicSettings> = {}): ReactNode {
  const queryClient = createQueryClient();
  queryClient.setQueryData(SITE_KEY, siteWith(site));
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

/** Renders as the application does, for a community without settings of its own unless given. */
export function renderWithQueries(
  children: ReactNode,
  site?: Partial<PublicSettings>,
): RenderResult {
  return render(withSite(children, site));
}

/** What the browser says when a page is looked at again, after being offline too. */
export function returnToPage(): void {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    for (const type of ['focus', 'offline', 'online']) window.dispatchEvent(new Event(type));
  });
}
