import * as texts from '@bahai-friends/languages/en/dashboard/frame';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';

interface PanelProps {
  /** The id of the logged-in user. */
  readonly userId: number;
  readonly isOpen: boolean;
}

const loadUsers = async () => (await import('./dashboard-users.tsx')).DashboardUsers;
const loadGatherings = async () =>
  (await import('../../../features/gatherings/gatherings-tab.tsx')).GatheringsTab;

/** The users, loaded when their tab is opened, which is rare. */
export function LazyUsers(props: PanelProps) {
  return (
    <LazyPart
      load={loadUsers}
      props={props}
      loading={<ListSkeleton label={texts.loadingUsers} />}
      failure={texts.partFailed}
    />
  );
}

/** The gatherings, loaded when their tab is opened. */
export function LazyGatherings({ isOpen }: PanelProps) {
  return (
    <LazyPart
      load={loadGatherings}
      props={{ isOpen }}
      loading={<ListSkeleton label={texts.loadingGatherings} />}
      failure={texts.partFailed}
    />
  );
}
