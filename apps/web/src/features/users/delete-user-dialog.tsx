import type { User } from '@bahai-friends/contract';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ChangedMeanwhile } from '../../ui/dialogs/edit-conflict.tsx';
import { tellSuccess } from '../../ui/feedback/toasts.ts';
import { useDeleteUser, useReloadUsers } from './users.queries.ts';

interface DeleteUserDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const remove = useDeleteUser(user);
  const reload = useReloadUsers();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        tellSuccess('User deleted successfully');
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
      <ChangedMeanwhile
        error={remove.error}
        onLoad={() => void reload().then(() => remove.reset())}
      />
    </ConfirmDialog>
  );
}
