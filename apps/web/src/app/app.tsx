import type { PageData } from '@bahai-friends/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createQueryClient } from '../api/query-client.ts';
import { usePath } from '../navigation/navigation.ts';
import { loadPage, type PageName, pageAt, pageTitles } from '../pages/pages.ts';
import { LazyToaster } from '../ui/feedback/lazy-toaster.tsx';
import { PageError } from '../ui/feedback/page-error.tsx';
import { SiteLayout } from './site-layout.tsx';

interface ShownPage {
  readonly name: PageName;
  readonly Page: ComponentType<PageData>;
  /** What the server rendered the page with; nothing for a page that the visitor went on to. */
  readonly props: PageData;
}

interface AppProps extends Omit<ShownPage, 'name'> {
  readonly path: string;
}

/** The page at the address, and everything around it. */
export function App({ path: requestedPath, Page, props }: AppProps) {
  const [queryClient] = useState(createQueryClient);
  const path = usePath(requestedPath);
  const shown = useShownPage(path, { name: pageAt(requestedPath), Page, props });
  // The page that is being left does not follow the address of the one that is on its way.
  const page = useMemo(
    () => (
      <ErrorBoundary key={shown.name} fallback={<PageError />}>
        <shown.Page {...shown.props} />
      </ErrorBoundary>
    ),
    [shown],
  );
  return (
    <QueryClientProvider client={queryClient}>
      {shown.name === 'dashboard' ? page : <SiteLayout>{page}</SiteLayout>}
      <LazyToaster />
    </QueryClientProvider>
  );
}

/** The page at a path; the one before stays until it is loaded. */
function useShownPage(path: string, first: ShownPage): ShownPage {
  const [shown, setShown] = useState(first);
  const wanted = pageAt(path);
  useEffect(() => {
    if (wanted === shown.name) return;
    let current = true;
    loadPage[wanted]()
      .then(({ Page }) => {
        if (!current) return;
        setShown({ name: wanted, Page, props: {} });
        document.title = pageTitles[wanted];
        window.scrollTo(0, 0);
      })
      // A new version was put up and this page's files are gone: the document has the new ones.
      .catch(() => window.location.reload());
    return () => {
      current = false;
    };
  }, [wanted, shown.name]);
  return shown;
}
