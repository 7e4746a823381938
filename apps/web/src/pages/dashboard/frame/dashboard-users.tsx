import { whyNotSeeChanges } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/frame';
import { useOwnSettings } from '../../../features/settings/settings.queries.ts';
import { useCurrentUser, useUsers } from '../../../features/users/users.queries.ts';
import { UsersTab } from '../../../features/users/users-tab.tsx';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';

/** Only the Master Admin sees the changes: no other user loads their texts. */
const loadRecentChanges = async () =>
  (await import('../../../features/audit/recent-changes.tsx')).RecentChanges;

interface DashboardUsersProps {
  /** The id of the logged-in user. */
  readonly userId: number;
  readonly isOpen: boolean;
}

/** The users and, for the Master Admin, the changes that they made. */
export function DashboardUsers({ userId, isOpen }: DashboardUsersProps) {
  // After a change of users these are fetched again, and then the changes are.
  const { data: users = [], dataUpdatedAt } = useUsers();
  const actor = useCurrentUser(userId);
  const hasGatherings = useOwnSettings().data?.features.gatherings === true;
  return (
    <>
      <UsersTab userId={userId} isOpen={isOpen} />
      {actor && whyNotSeeChanges(actor) === null && (
        <LazyPart
          load={loadRecentChanges}
          props={{ users, hasGatherings, isShown: isOpen, refreshKey: dataUpdatedAt }}
          loading={<ListSkeleton label={texts.loadingChanges} />}
          failure={texts.changesFailed}
        />
      )}
    </>
  );
}
