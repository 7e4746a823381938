import type { NewPassword } from '@bahai-friends/contract';
import * as mail from '@bahai-friends/languages/en/dashboard/account/mail';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/invitation';
import { type ReactNode, useEffect, useRef } from 'react';
import { userMessageOf } from '../../api/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormLink } from '../../ui/forms/form-link.tsx';
import type { useAcceptInvitation } from './invitations.queries.ts';
import { NewPasswordForm, useNewPasswordForm } from './new-password-form.tsx';
import '../../ui/feedback/alert.css';

/** The properties of a page with such a form, for either kind of link. */
export interface LinkProps {
  readonly token: string;
  readonly onAccepted: (username: string) => void;
}

interface PasswordByLinkFormProps extends LinkProps {
  readonly title: string;
  readonly about: string;
  readonly accept: ReturnType<typeof useAcceptInvitation>;
  /** Where a link that is no longer good leads on, besides the login. */
  readonly instead?: ReactNode;
}

/** The page on which the owner of a link chooses a password. */
export function PasswordByLinkForm(props: PasswordByLinkFormProps) {
  const { title, about, token, accept, instead, onAccepted } = props;
  const page = useRef<HTMLDivElement>(null);
  const form = useNewPasswordForm();
  // The page replaces the login, whose focus, if any, is gone.
  useEffect(() => page.current?.focus(), []);
  const submit = (values: NewPassword) =>
    accept.mutate(
      { token, ...values },
      {
        onSuccess: ({ username }) => {
          toastSuccess(texts.accepted(username), texts.acceptedTitle);
          onAccepted(username);
        },
      },
    );
  return (
    <Card title={title} headingLevel={1}>
      <div ref={page} tabIndex={-1} className="mx-auto max-w-md space-y-6 outline-none">
        <p>{about}</p>
        <NewPasswordForm form={form} token={token} onSubmit={submit}>
          <div role="alert">
            {accept.error && (
              <p className="alert alert-alarm">{userMessageOf(accept.error, texts.saveFailed)}</p>
            )}
          </div>
          <Button look="primary" type="submit" unavailable={accept.isPending} className="w-full">
            {accept.isPending ? common.saving : texts.savePassword}
          </Button>
        </NewPasswordForm>
        {accept.error && (
          <>
            {instead}
            <FormLink href="#login">{mail.backToLogin}</FormLink>
          </>
        )}
      </div>
    </Card>
  );
}
