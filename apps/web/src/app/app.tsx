import type { PageData, PageSite } from '@bahai-friends/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import type { TakenOver } from '../light/hand-over.ts';
import { pressAgain } from '../light/presses.ts';
import { usePath } from '../navigation/navigation.ts';
import { applicationPageAt } from '../pages/application-pages.ts';
import { isInDocumentLanguage } from '../site/page-address.ts';
import { useDayChanges } from '../site/use-day-changes.ts';
import { setSite, useSite } from '../site/use-site.ts';
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx';
import { LazyToaster } from '../ui/feedback/lazy-toaster.tsx';
import { PageError } from '../ui/feedback/page-error.tsx';
import { SiteLayout } from './site-layout.tsx';
import { type ShownPage, useShownPage } from './use-shown-page.tsx';

interface AppProps extends Omit<ShownPage, 'page'> {
  readonly path: string;
  readonly data: PageData & { readonly site: PageSite };
  /** What the page's first script has begun. */
  readonly begun?: Pick<TakenOver, 'days' | 'presses'>;
}

/** The page at the address, and everything around it. */
export function App(props: AppProps) {
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    setSite(client, props.data.site);
    return client;
  });
  // Presses before hydration are repeated after the effects of all components below.
  useEffect(() => props.begun?.presses.splice(0).forEach(pressAgain), [props.begun]);
  return (
    <QueryClientProvider client={queryClient}>
      <CurrentPage {...props} />
      <LazyToaster />
    </QueryClientProvider>
  );
}

function CurrentPage({ path: requestedPath, Page, data, begun }: AppProps) {
  const site = useSite();
  const path = usePath(requestedPath);
  const page = applicationPageAt(path, site);
  const shown = useShownPage(page, isInDocumentLanguage(page.isForVolunteers, site.language), {
    page: applicationPageAt(requestedPath, site),
    Page,
    data,
  });
  // The page that is being left must not follow the address of the next one.
  const content = useMemo(
    () => (
      <ErrorBoundary key={shown.page.path} fallback={<PageError />}>
        <shown.Page {...shown.data} />
      </ErrorBoundary>
    ),
    [shown],
  );
  useTitle(shown.page.title(site.siteName));
  useDayChanges(begun?.days);
  const { frame } = shown.page;
  return frame === 'none' ? content : <SiteLayout frame={frame}>{content}</SiteLayout>;
}

/** Sets the document's title: that of the page, with the community's present name. */
function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
