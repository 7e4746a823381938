import { LoginPayload, type SecondFactorKind } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/login';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { navigate } from '../../navigation/navigation.ts';
import { returnHash } from '../../navigation/return-hash.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { usePreloadToaster } from '../../ui/feedback/use-preload-toaster.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { UsernameInput } from '../../ui/forms/username-input.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { loginFailure } from './login-failure.ts';
import { useLogIn } from './session.queries.ts';

function toastLoginFailure(error: Error): void {
  const { title, reason } = loginFailure(error);
  showToast({ variant: 'destructive', title, ...(reason && { description: reason }) });
}

/** Opens the dashboard, at the place for which the visitor has come. */
export function enterDashboard(): void {
  toastSuccess(texts.loggedIn);
  navigate(`/admin${returnHash()}`);
}

interface LoginFormProps {
  /** The user who is about to log in, where that is known. */
  readonly username?: string | undefined;
  readonly onLoggedIn: () => void;
  /** Called when the password was right, and a second factor is needed. */
  readonly onSecondFactor: (kinds: readonly SecondFactorKind[]) => void;
}

export function LoginForm({ username, onLoggedIn, onSecondFactor }: LoginFormProps) {
  const login = useLogIn();
  const isHydrated = useHydrated();
  usePreloadToaster();
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(LoginPayload),
    defaultValues: { username: username ?? '', password: '' },
  });
  useEffect(() => {
    if (username !== undefined) setFocus('password');
  }, [setFocus, username]);
  const submit = handleSubmit((values) => {
    login.mutate(values, {
      onSuccess: (due) => {
        if (due) onSecondFactor(due);
        else onLoggedIn();
      },
      onError: (error) => {
        toastLoginFailure(error);
        setFocus('password', { shouldSelect: true });
      },
    });
  });
  return (
    // The form has method POST, so that a form sent without its script puts no password into the URL.
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={common.username} messages={fieldMessages(formState.errors.username)}>
        {(control) => (
          <UsernameInput {...control} {...register('username')} autoComplete="username" />
        )}
      </Field>
      <Field label={common.password} messages={fieldMessages(formState.errors.password)}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      {/*
        Before hydration the button would send the form to a URL that accepts no POST. It looks as it will in a moment,
        unless no script will ever run.
      */}
      <Button
        look="primary"
        type="submit"
        disabled={!isHydrated || login.isPending}
        className={`w-full ${isHydrated ? '' : 'opacity-100 noscript:opacity-60'}`}
      >
        {login.isPending ? texts.loggingIn : texts.login}
      </Button>
      <noscript>
        <p className="text-center text-muted">{texts.needsScript}</p>
      </noscript>
    </form>
  );
}
