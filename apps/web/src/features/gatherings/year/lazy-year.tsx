import type { Gathering } from '@bahai-friends/contract';
import * as frameTexts from '@bahai-friends/languages/en/dashboard/frame';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';

const loadYear = async () => (await import('./year-view.tsx')).YearView;

/** The year of gatherings, loaded when it is about to be shown. */
export function LazyYear({ gatherings }: { readonly gatherings: readonly Gathering[] }) {
  return (
    <LazyPart
      load={loadYear}
      props={{ gatherings }}
      loading={<ListSkeleton label={texts.loadingDays} rows={12} rowClassName="h-8" />}
      failure={frameTexts.yearFailed}
    />
  );
}
