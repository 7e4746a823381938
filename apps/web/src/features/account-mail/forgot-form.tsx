import { LoginPayload } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account/mail';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { userMessageOf } from '../../api/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { FormLink } from '../../ui/forms/form-link.tsx';
import { UsernameInput } from '../../ui/forms/username-input.tsx';
import { useAskForReset } from './account-mail.queries.ts';
import '../../ui/feedback/alert.css';

const Forgot = LoginPayload.pick({ username: true });

/** The form that asks for a link to a new password; the response is the same for every name. */
export function ForgotForm() {
  const ask = useAskForReset();
  const page = useRef<HTMLDivElement>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Forgot),
    defaultValues: { username: '' },
  });
  const isSent = ask.isSuccess;
  const title = isSent ? texts.sent : texts.forgot;
  // The form replaces the login, and the message replaces the form.
  useEffect(() => {
    if (title) page.current?.focus();
  }, [title]);
  const submit = handleSubmit((values) => ask.mutate(values));
  return (
    <Card title={title} headingLevel={1}>
      <div ref={page} tabIndex={-1} className="mx-auto max-w-md space-y-6 outline-none">
        {isSent ? (
          <>
            <p>{texts.linkSent}</p>
            <p>{texts.nothingCame}</p>
          </>
        ) : (
          <>
            <p>{texts.aboutForgot}</p>
            <form method="post" noValidate onSubmit={submit} className="space-y-4">
              <Field label={common.username} messages={fieldMessages(formState.errors.username)}>
                {(control) => (
                  <UsernameInput {...control} {...register('username')} autoComplete="username" />
                )}
              </Field>
              <div role="alert">
                {ask.error && (
                  <p className="alert alert-alarm">{userMessageOf(ask.error, texts.askFailed)}</p>
                )}
              </div>
              <Button look="primary" type="submit" unavailable={ask.isPending} className="w-full">
                {ask.isPending ? texts.sendingLink : texts.sendLink}
              </Button>
            </form>
          </>
        )}
        <FormLink href="#login">{texts.backToLogin}</FormLink>
      </div>
    </Card>
  );
}
