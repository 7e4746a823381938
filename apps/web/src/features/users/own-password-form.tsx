import type { User } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account';
import { useUnsavedWarning } from '../../navigation/use-unsaved-warning.ts';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { NewPasswordForm, useNewPasswordForm } from './new-password-form.tsx';
import { useRefetchUsers, useResetPassword } from './users.queries.ts';

/** Changes one's own password; the present one is asked for when it was not entered lately. */
export function OwnPasswordForm({ user }: { readonly user: User }) {
  const change = useResetPassword(user, texts.passwordChanged);
  const reload = useRefetchUsers();
  const form = useNewPasswordForm();
  useUnsavedWarning(form.formState.isDirty);
  const submit = ({ password }: { readonly password: string }) =>
    change.mutate({ password }, { onSuccess: () => form.reset() });
  return (
    <section aria-labelledby="own-password-heading" className="max-w-xl space-y-4">
      <h3 id="own-password-heading" className="text-lg font-bold">
        {texts.changePassword}
      </h3>
      <NewPasswordForm form={form} username={user.username} onSubmit={submit}>
        <VersionConflict mutation={change} reload={reload} />
        <Button look="primary" type="submit" unavailable={change.isPending}>
          {change.isPending ? texts.changing : texts.changePassword}
        </Button>
      </NewPasswordForm>
    </section>
  );
}
