import { whyNotSeeChanges } from '@bahai-friends/contract';
import { RecentChanges } from '../../features/audit/recent-changes.tsx';
import { useCurrentUser, useUsers } from '../../features/users/users.queries.ts';
import { UsersTab } from '../../features/users/users-tab.tsx';

interface DashboardUsersProps {
  /** The one who looks. */
  readonly userId: number;
  readonly isOpen: boolean;
}

/** The users and, for the Master Admin, who of them changed what. */
export function DashboardUsers({ userId, isOpen }: DashboardUsersProps) {
  // When users have changed they are read again, and then the changes are.
  const { data: users = [], dataUpdatedAt } = useUsers();
  const actor = useCurrentUser(userId);
  return (
    <>
      <UsersTab userId={userId} />
      {actor && whyNotSeeChanges(actor) === null && (
        <RecentChanges users={users} isShown={isOpen} refreshKey={dataUpdatedAt} />
      )}
    </>
  );
}
