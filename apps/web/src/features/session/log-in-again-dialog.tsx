import { LoginPayload } from '@bahai-friends/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { DialogActions, DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { UsernameInput } from '../../ui/forms/username-input.tsx';
import { isLoggedInAs, logIn } from './log-in.ts';
import { loginFailure } from './login-failure.ts';
import '../../ui/feedback/alert.css';

interface LogInAgainDialogProps {
  /** Whose session is over. */
  readonly userId: number;
  /** Their name, which cannot be changed; asked for only when it could not be read before. */
  readonly username: string | undefined;
  readonly onLoggedIn: () => void;
  readonly onLeave: () => void;
}

/** Asks for the password where the session ran out; what was being done stays below it. */
export function LogInAgainDialog(props: LogInAgainDialogProps) {
  useLoginElsewhere(props.userId, props.onLoggedIn);
  return (
    <DialogWindow
      title="Log in again"
      description="Your session is over. Nothing is lost: after the login, what you were doing goes on."
      onClose={props.onLeave}
    >
      <LogInAgainForm {...props} />
    </DialogWindow>
  );
}

function LogInAgainForm({ username, onLoggedIn, onLeave }: LogInAgainDialogProps) {
  const isBusy = useRef(false);
  const [failure, setFailure] = useState<ReturnType<typeof loginFailure>>();
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
      await logIn(values);
      onLoggedIn();
    } catch (error) {
      setFailure(loginFailure(error as Error));
      setFocus('password', { shouldSelect: true });
    } finally {
      isBusy.current = false;
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <Field label="Username" messages={fieldMessages(formState.errors.username)}>
        {(control) => (
          <UsernameInput
            {...control}
            {...register('username')}
            readOnly={username !== undefined}
            autoComplete="username"
          />
        )}
      </Field>
      <Field label="Password" messages={fieldMessages(formState.errors.password)}>
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
        <Button onClick={onLeave}>Leave</Button>
        <Button look="primary" type="submit" unavailable={formState.isSubmitting}>
          {formState.isSubmitting ? 'Logging in...' : 'Log in'}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Goes on when the visitor comes back from another tab where they have logged in. */
function useLoginElsewhere(userId: number, onLoggedIn: () => void): void {
  const latest = useRef(onLoggedIn);
  useEffect(() => {
    latest.current = onLoggedIn;
  });
  useEffect(() => {
    const check = async () => {
      if (await isLoggedInAs(userId)) latest.current();
    };
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [userId]);
}
