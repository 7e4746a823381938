import type { User } from '@bahai-friends/contract';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { useDeleteUser, useRefetchUsers } from './users.queries.ts';

interface DeleteUserDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const remove = useDeleteUser(user);
  const reload = useRefetchUsers();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toastSuccess('User deleted successfully');
        onClose();
      },
    });
  return (
    <ConfirmDialog
      danger
      title="Delete User"
      description={
        <>
          <bdi className="font-semibold">{user.username}</bdi> can no longer log in. This action
          cannot be undone.
        </>
      }
      confirmLabel={remove.isPending ? 'Deleting...' : 'Delete User'}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <VersionConflict mutation={remove} reload={reload} />
    </ConfirmDialog>
  );
}
