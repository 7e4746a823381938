import type { User } from '@bahai-friends/contract';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { NewPasswordForm, useNewPasswordForm } from './new-password-form.tsx';
import { useRefetchUsers, useResetPassword } from './users.queries.ts';

interface ResetPasswordDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const reset = useResetPassword(user);
  const reload = useRefetchUsers();
  const form = useNewPasswordForm();
  const submit = ({ password }: { readonly password: string }) =>
    reset.mutate(
      { password },
      {
        onSuccess: () => {
          toastSuccess('Password reset successfully');
          onClose();
        },
      },
    );
  return (
    <Dialog
      title="Reset Password"
      description={
        <>
          A new password for <bdi className="font-semibold">{user.username}</bdi>. Whoever is logged
          in with the old one has to log in again.
        </>
      }
      onClose={onClose}
      isUnsaved={form.formState.isDirty && !reset.isSuccess}
    >
      <NewPasswordForm form={form} username={user.username} onSubmit={submit}>
        <VersionConflict mutation={reset} reload={reload} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" disabled={reset.isPending}>
            {reset.isPending ? 'Resetting...' : 'Reset Password'}
          </Button>
        </DialogActions>
      </NewPasswordForm>
    </Dialog>
  );
}
