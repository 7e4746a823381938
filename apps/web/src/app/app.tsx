import type { PageData } from '@bahai-friends/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createQueryClient } from '../api/query-client.ts';
import { usePath } from '../navigation/navigation.ts';
import { applicationPageAt } from '../pages/application-pages.ts';
import type { ApplicationPage } from '../pages/page.ts';
import { LazyToaster } from '../ui/feedback/lazy-toaster.tsx';
import { PageError } from '../ui/feedback/page-error.tsx';
import { SiteLayout } from './site-layout.tsx';

interface ShownPage {
  readonly page: ApplicationPage;
  readonly Page: ComponentType<PageData>;
  /** What the server rendered the page with; nothing for a page that the visitor went on to. */
  readonly data: PageData;
}

interface AppProps extends Omit<ShownPage, 'page'> {
  readonly path: string;
}

/** The page at the address, and everything around it. */
export function App({ path: requestedPath, Page, data }: AppProps) {
  const [queryClient] = useState(createQueryClient);
  const path = usePath(requestedPath);
  const shown = useShownPage(path, { page: applicationPageAt(requestedPath), Page, data });
  // The page that is being left does not follow the address of the one that is on its way.
  const content = useMemo(
    () => (
      <ErrorBoundary key={shown.page.path} fallback={<PageError />}>
        <shown.Page {...shown.data} />
      </ErrorBoundary>
    ),
    [shown],
  );
  return (
    <QueryClientProvider client={queryClient}>
      {shown.page.isFramed ? <SiteLayout>{content}</SiteLayout> : content}
      <LazyToaster />
    </QueryClientProvider>
  );
}

/** The page at a path; the one before stays until it is loaded. */
function useShownPage(path: string, first: ShownPage): ShownPage {
  const [shown, setShown] = useState(first);
  const page = applicationPageAt(path);
  useEffect(() => {
    if (page === shown.page) return;
    let current = true;
    page
      .load()
      .then(({ Page }) => {
        if (!current) return;
        setShown({ page, Page, data: {} });
        document.title = page.title;
        window.scrollTo(0, 0);
      })
      // A new version was put up and this page's files are gone: the document has the new ones.
      .catch(() => window.location.reload());
    return () => {
      current = false;
    };
  }, [page, shown.page]);
  return shown;
}
