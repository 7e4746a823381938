import type { User } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/users';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { sentence } from '../../ui/sentence.tsx';
import { NewPasswordForm, useNewPasswordForm } from './new-password-form.tsx';
import { useRefetchUsers, useResetPassword } from './users.queries.ts';

interface ResetPasswordDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const reset = useResetPassword(user, texts.passwordReset);
  const reload = useRefetchUsers();
  const form = useNewPasswordForm();
  const submit = ({ password }: { readonly password: string }) =>
    reset.mutate({ password }, { onSuccess: onClose });
  return (
    <Dialog
      title={texts.resetPassword}
      description={sentence(
        texts.aboutResetting(<bdi className="font-semibold">{user.username}</bdi>),
      )}
      onClose={onClose}
      isUnsaved={form.formState.isDirty && !reset.isSuccess}
    >
      <NewPasswordForm form={form} username={user.username} onSubmit={submit}>
        <VersionConflict mutation={reset} reload={reload} />
        <DialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" unavailable={reset.isPending}>
            {reset.isPending ? texts.resetting : texts.resetPassword}
          </Button>
        </DialogActions>
      </NewPasswordForm>
    </Dialog>
  );
}
