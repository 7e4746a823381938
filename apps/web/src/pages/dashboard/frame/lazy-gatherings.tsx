import * as texts from '@bahai-friends/languages/en/dashboard/frame';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';

const load = async () =>
  (await import('../../../features/gatherings/gatherings-tab.tsx')).GatheringsTab;

/** What the community does together, loaded when its tab is opened. */
export function LazyGatherings({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <LazyPart
      load={load}
      props={{ isOpen }}
      loading={<ListSkeleton label={texts.loadingGatherings} />}
      failure={texts.gatheringsFailed}
    />
  );
}
