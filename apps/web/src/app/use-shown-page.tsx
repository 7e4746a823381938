import type { PageData } from '@bahai-friends/contract';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { ApplicationPage } from '../pages/page-kinds.ts';
import { useSite } from '../site/use-site.ts';
import { texts } from '../texts/texts.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';

export interface ShownPage {
  readonly page: ApplicationPage;
  readonly Page: ComponentType<PageData>;
  /** What the server rendered the page with; nothing for a page that the visitor went on to. */
  readonly data: PageData;
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

/**
 * What is shown of a page that is to be shown: the one before stays until it is loaded. One that only volunteers
 * see goes at once, after a logout for example, and begins anew when the visitor comes back meanwhile.
 *
 * @param isHere Whether it is in the language of this document; else its own document is loaded.
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
      // A new version was put up and this page's files are gone: the document has the new ones.
      .catch(() => window.location.reload());
    return () => {
      current = false;
    };
  }, [page, isHere, shown.page]);
  const onItsWay = useMemo(() => ({ page, Page: PageOnItsWay, data: {} }), [page]);
  return shown.page.isPrivate && shown.page !== page ? onItsWay : shown;
}
