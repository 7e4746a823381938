import { LoginPayload } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { DialogActions } from '../../ui/dialogs/dialog-window.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { UsernameInput } from '../../ui/forms/username-input.tsx';
import type { LoginFailure } from './login-failure.ts';
import '../../ui/feedback/alert.css';

interface PasswordFormProps {
  /** The user's name; it is asked for only when it could not be read before. */
  readonly username: string | undefined;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly leaveLabel: string;
  readonly onSubmit: (login: LoginPayload) => Promise<void>;
  /** The message when `onSubmit` rejects. */
  readonly failureOf: (error: Error) => LoginFailure;
  readonly onLeave: () => void;
}

/** Asks the logged-in user for the password, in a dialog. */
export function PasswordForm(props: PasswordFormProps) {
  const { username, onSubmit, failureOf, onLeave } = props;
  const isBusy = useRef(false);
  const [failure, setFailure] = useState<LoginFailure>();
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(LoginPayload),
    defaultValues: { username: username ?? '', password: '' },
  });
  useEffect(() => setFocus(username === undefined ? 'username' : 'password'), [setFocus, username]);
  const submit = handleSubmit(async (values) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      setFailure(failureOf(error as Error));
      setFocus('password', { shouldSelect: true });
    } finally {
      isBusy.current = false;
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-4">
      <Field label={common.username} messages={fieldMessages(formState.errors.username)}>
        {(control) => (
          <UsernameInput
            {...control}
            {...register('username')}
            readOnly={username !== undefined}
            autoComplete="username"
          />
        )}
      </Field>
      <Field label={common.password} messages={fieldMessages(formState.errors.password)}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <div role="alert">
        {failure && (
          <div className="alert alert-alarm">
            <p className="font-semibold">{failure.title}</p>
            {failure.reason && <p>{failure.reason}</p>}
          </div>
        )}
      </div>
      <DialogActions>
        <Button onClick={onLeave}>{props.leaveLabel}</Button>
        <Button look="primary" type="submit" unavailable={formState.isSubmitting}>
          {formState.isSubmitting ? props.busyLabel : props.submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
