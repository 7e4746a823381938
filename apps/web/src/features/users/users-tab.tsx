import { type User, whyNotInvite } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/users';
import { useState } from 'react';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { CreateUserDialog } from './create-user-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EditUsernameDialog } from './edit-username-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PendingInvitations } from './pending-invitations.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import type { UserAction } from './user-menu.tsx';
import { useCurrentUser, useUsers } from './users.queries.ts';
import { UsersTable } from './users-table.tsx';

type OpenDialog = 'create' | 'invite' | { readonly action: UserAction; readonly userId: number };

interface UsersTabProps {
  /** The id of the logged-in user. */
  readonly userId: number;
  readonly isOpen: boolean;
}

/** The users who may log in. */
export function UsersTab({ userId, isOpen }: UsersTabProps) {
  const { data: users, isError, isFetching, refetch } = useUsers();
  const [dialog, setDialog] = useState<OpenDialog>();
  const actor = useCurrentUser(userId);
  const mayInvite = actor !== undefined && whyNotInvite(actor) === null;
  const close = () => setDialog(undefined);
  return (
    <section aria-labelledby="users-heading" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="users-heading" className="text-xl font-bold">
          {texts.title}
        </h2>
        <div className="flex flex-wrap gap-3">
          {mayInvite && <Button onClick={() => setDialog('invite')}>{texts.invite}</Button>}
          <Button look="primary" disabled={!actor} onClick={() => setDialog('create')}>
            {texts.createUser}
          </Button>
        </div>
      </div>
      <p className="text-muted">{texts.aboutTransfer}</p>
      {isError && (
        <LoadError
          message={texts.loadError}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && users === undefined && <ListSkeleton label={texts.loading} />}
      {!isError && users && !actor && <p className="py-8 text-center text-muted">{texts.none}</p>}
      {!isError && users && actor && (
        <UsersTable
          actor={actor}
          users={users}
          onAction={(action, user) => setDialog({ action, userId: user.id })}
        />
      )}
      {mayInvite && <PendingInvitations isShown={isOpen} />}
      {dialog && users && actor && (
        <UserDialog dialog={dialog} actor={actor} users={users} onClose={close} />
      )}
    </section>
  );
}

interface UserDialogProps {
  readonly dialog: OpenDialog;
  readonly actor: User;
  readonly users: readonly User[];
  readonly onClose: () => void;
}

function UserDialog({ dialog, actor, users, onClose }: UserDialogProps) {
  if (dialog === 'create') return <CreateUserDialog actor={actor} onClose={onClose} />;
  if (dialog === 'invite') return <InviteDialog onClose={onClose} />;
  const { action } = dialog;
  // The user is taken from the current list, not from when the dialog was opened.
  const user = users.find(({ id }) => id === dialog.userId);
  if (!user) return null;
  switch (action) {
    case 'rename':
      return <EditUsernameDialog user={user} onClose={onClose} />;
    case 'role':
      return <ChangeRoleDialog actor={actor} user={user} onClose={onClose} />;
    case 'password':
      return <ResetPasswordDialog user={user} onClose={onClose} />;
    case 'delete':
      return <DeleteUserDialog user={user} onClose={onClose} />;
  }
}
