import type { PageData } from '@bahai-friends/contract';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { ApplicationPage } from '../pages/page-kinds.ts';
import { useSite } from '../site/use-site.ts';
import { texts } from '../texts/texts.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';

export interface ShownPage {
  readonly page: ApplicationPage;
  readonly Page: ComponentType<PageData>;
  /** The data with which the server rendered the page; empty for a page that the visitor went on to. */
  readonly data: PageData;
}

/** Shown while a page is loaded, when the one before must not stay. */
function PageOnItsWay() {
  return (
    <>
      <h1 className="sr-only">{useSite().siteName}</h1>
      <Spinner label={texts.loading} />
    </>
  );
}

/**
 * The page to show: the one before stays until it is loaded. A page for volunteers is removed at once, after a logout
 * for example, and starts anew when the visitor comes back meanwhile.
 *
 * @param isHere Whether it is in the language of this document; otherwise its own document is loaded.
 */
export function useShownPage(page: ApplicationPage, isHere: boolean, first: ShownPage): ShownPage {
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
      // A new version was deployed and this page's files are gone: the document has the new ones.
      .catch(() => window.location.reload());
    return () => {
      current = false;
    };
  }, [page, isHere, shown.page]);
  const onItsWay = useMemo(() => ({ page, Page: PageOnItsWay, data: {} }), [page]);
  return shown.page.isPrivate && shown.page !== page ? onItsWay : shown;
}
