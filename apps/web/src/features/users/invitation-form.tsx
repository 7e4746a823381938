import type { NewPassword } from '@bahai-friends/contract';
import { useEffect, useRef } from 'react';
import { userMessageOf } from '../../api/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { useAcceptInvitation } from './invitations.queries.ts';
import { NewPasswordForm, useNewPasswordForm } from './new-password-form.tsx';
import '../../ui/feedback/alert.css';

interface InvitationFormProps {
  readonly token: string;
  readonly onAccepted: () => void;
}

/** Where whoever follows a link chooses their password. */
export function InvitationForm({ token, onAccepted }: InvitationFormProps) {
  const accept = useAcceptInvitation();
  const page = useRef<HTMLDivElement>(null);
  const form = useNewPasswordForm();
  // It takes the place of the login, whose focus, if it had any, is gone.
  useEffect(() => page.current?.focus(), []);
  const submit = (values: NewPassword) =>
    accept.mutate(
      { token, ...values },
      {
        onSuccess: ({ username }) => {
          toastSuccess(`You can log in now. Your username is ${username}.`, 'Password chosen');
          onAccepted();
        },
      },
    );
  return (
    <Card title="Choose your password" headingLevel={1}>
      <div ref={page} tabIndex={-1} className="mx-auto max-w-md space-y-6 outline-none">
        <p>
          Welcome. You are invited to look after this site. Choose the password with which you will
          log in.
        </p>
        <NewPasswordForm form={form} token={token} onSubmit={submit}>
          <div role="alert">
            {accept.error && (
              <p className="alert alert-alarm">
                {userMessageOf(accept.error, 'The password could not be saved. Please try again.')}
              </p>
            )}
          </div>
          <Button look="primary" type="submit" disabled={accept.isPending} className="w-full">
            {accept.isPending ? 'Saving...' : 'Save password'}
          </Button>
        </NewPasswordForm>
      </div>
    </Card>
  );
}
