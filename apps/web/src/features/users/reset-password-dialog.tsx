import { NewPassword, type User } from '@bahai-friends/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { PasswordFields } from './password-fields.tsx';
import { useRefetchUsers, useResetPassword } from './users.queries.ts';

interface ResetPasswordDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const reset = useResetPassword(user);
  const reload = useRefetchUsers();
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(NewPassword),
    criteriaMode: 'all',
    shouldFocusError: false,
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isDirty } = formState;
  const submit = handleSubmit(({ password }) => {
    reset.mutate(
      { password },
      {
        onSuccess: () => {
          toastSuccess('Password reset successfully');
          onClose();
        },
      },
    );
  });
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
      isUnsaved={isDirty && !reset.isSuccess}
    >
      <form noValidate onSubmit={submit} className="space-y-5">
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <ErrorSummary formState={formState} />
        <PasswordFields
          password={register('password')}
          confirmPassword={register('confirmPassword')}
          value={watch('password')}
          messages={fieldMessages(errors.password)}
          confirmMessages={fieldMessages(errors.confirmPassword)}
        />
        <VersionConflict mutation={reset} reload={reload} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" disabled={reset.isPending}>
            {reset.isPending ? 'Resetting...' : 'Reset Password'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
