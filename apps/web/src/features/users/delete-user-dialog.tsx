import type { User } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/users';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { sentence } from '../../ui/sentence.tsx';
import { useDeleteUser, useRefetchUsers } from './users.queries.ts';

interface DeleteUserDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const remove = useDeleteUser(user);
  const reload = useRefetchUsers();
  return (
    <ConfirmDialog
      danger
      title={texts.deleteUser}
      description={sentence(
        texts.deleteQuestion(<bdi className="font-semibold">{user.username}</bdi>),
      )}
      confirmLabel={remove.isPending ? common.removing : texts.deleteUser}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <VersionConflict mutation={remove} reload={reload} />
    </ConfirmDialog>
  );
}
