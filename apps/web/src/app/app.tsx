import type { PageData, PageSite } from '@bahai-friends/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import type { TakenOver } from '../light/hand-over.ts';
import { pressAgain } from '../light/presses.ts';
import { usePath } from '../navigation/navigation.ts';
import { applicationPageAt } from '../pages/application-pages.ts';
import type { ApplicationPage } from '../pages/page-kinds.ts';
import { isInDocumentLanguage } from '../site/page-address.ts';
import { useDayChanges } from '../site/use-day-changes.ts';
import { SITE_KEY, useSite } from '../site/use-site.ts';
import { texts } from '../texts/texts.ts';
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx';
import { LazyToaster } from '../ui/feedback/lazy-toaster.tsx';
import { PageError } from '../ui/feedback/page-error.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { SiteLayout } from './site-layout.tsx';

interface ShownPage {
  readonly page: ApplicationPage;
  readonly Page: ComponentType<PageData>;
  /** What the server rendered the page with; nothing for a page that the visitor went on to. */
  readonly data: PageData;
}

interface AppProps extends Omit<ShownPage, 'page'> {
  readonly path: string;
  readonly data: PageData & { readonly site: PageSite };
  /** What the page has begun with before. */
  readonly begun?: Pick<TakenOver, 'days' | 'presses'>;
}

/** The page at the address, and everything around it. */
export function App(props: AppProps) {
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    client.setQueryData(SITE_KEY, props.data.site);
    return client;
  });
  // Who does what was pressed before is there after the effects of all that stands below.
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
  // The page that is being left does not follow the address of the one that is on its way.
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

/** In place of a page that is being loaded, where the one before may not stay. */
function PageOnItsWay() {
  return (
    <>
      <h1 className="sr-only">{useSite().siteName}</h1>
      <Spinner label={texts.loading} />
    </>
  );
}

/** The document's title: that of the page, with the community's name as it is now. */
function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * What is shown of a page that is to be shown: the one before stays until it is loaded. One that only volunteers
 * see goes at once, and begins anew when the visitor comes back meanwhile.
 *
 * @param isHere Whether it is in the language of this document; else its own document is loaded.
 */
function useShownPage(page: ApplicationPage, isHere: boolean, first: ShownPage): ShownPage {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (!isHere) window.location.reload();
    if (!isHere || page === shown.page) return;
    let current = true;
    page
      .load()
      .then(({ Page }) => {
        if (!current) return;
        setShown({ page, Page, data: {} });
        window.scrollTo(0, 0);
      })
      // A new version was put up and this page's files are gone: the document has the new ones.
      .catch(() => window.location.reload());
    return () => {
      current = false;
    };
  }, [page, isHere, shown.page]);
  const onItsWay = useMemo(() => ({ page, Page: PageOnItsWay, data: {} }), [page]);
  return shown.page.isPrivate && shown.page !== page ? onItsWay : shown;
}
