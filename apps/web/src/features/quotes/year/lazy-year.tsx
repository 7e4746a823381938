import * as frameTexts from '@bahai-friends/languages/en/dashboard/frame';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/tab';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';

const loadYear = async () => (await import('./year-view.tsx')).YearView;

/** The year of quotes, loaded when it is about to be shown. */
export function LazyYear() {
  return (
    <LazyPart
      load={loadYear}
      props={{}}
      loading={<ListSkeleton label={texts.loading} rows={12} rowClassName="h-8" />}
      failure={frameTexts.yearFailed}
    />
  );
}
