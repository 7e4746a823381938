import { NewPassword, type User } from '@bahai-friends/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useUnsavedWarning } from '../../navigation/use-unsaved-warning.ts';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { PasswordFields } from './password-fields.tsx';
import { useRefetchUsers, useResetPassword } from './users.queries.ts';

/** A new password of one's own; the present one is asked for when it was not entered lately. */
export function OwnPasswordForm({ user }: { readonly user: User }) {
  const change = useResetPassword(user);
  const reload = useRefetchUsers();
  const { register, handleSubmit, formState, watch, reset } = useForm({
    resolver: zodResolver(NewPassword),
    criteriaMode: 'all',
    shouldFocusError: false,
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isDirty } = formState;
  useUnsavedWarning(isDirty);
  const submit = handleSubmit(({ password }) => {
    change.mutate(
      { password },
      {
        onSuccess: () => {
          reset();
          toastSuccess('Your password is changed. Your other sessions have ended.');
        },
      },
    );
  });
  return (
    <section aria-labelledby="own-password-heading" className="max-w-xl space-y-4">
      <h3 id="own-password-heading" className="text-lg font-bold">
        Change password
      </h3>
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
        <VersionConflict mutation={change} reload={reload} />
        <Button look="primary" type="submit" disabled={change.isPending}>
          {change.isPending ? 'Changing...' : 'Change password'}
        </Button>
      </form>
    </section>
  );
}
