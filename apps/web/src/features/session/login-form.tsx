import { LoginPayload, type SecondFactorKind } from '@bahai-friends/contract';
import { zodResolver } from '@hookform/resolvers/zod';
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
import { useLogin } from './session.queries.ts';

function toastLoginFailure(error: Error): void {
  const { title, reason } = loginFailure(error);
  showToast({ variant: 'destructive', title, ...(reason && { description: reason }) });
}

/** Into the dashboard, where the visitor wanted to be. */
export function enterDashboard(): void {
  toastSuccess('Logged in successfully!');
  navigate(`/admin${returnHash()}`);
}

interface LoginFormProps {
  /** The password was right, and one of these is asked for. */
  readonly onSecondFactor: (kinds: readonly SecondFactorKind[]) => void;
}

export function LoginForm({ onSecondFactor }: LoginFormProps) {
  const login = useLogin();
  const isHydrated = useHydrated();
  usePreloadToaster();
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(LoginPayload),
    defaultValues: { username: '', password: '' },
  });
  const submit = handleSubmit((values) => {
    login.mutate(values, {
      onSuccess: (result) => {
        if ('secondFactor' in result) onSecondFactor(result.secondFactor);
        else enterDashboard();
      },
      onError: (error) => {
        toastLoginFailure(error);
        setFocus('password', { shouldSelect: true });
      },
    });
  });
  return (
    // POST, so that a form sent without its script puts no password into the URL.
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <Field label="Username" messages={fieldMessages(formState.errors.username)}>
        {(control) => (
          <UsernameInput {...control} {...register('username')} autoComplete="username" />
        )}
      </Field>
      <Field label="Password" messages={fieldMessages(formState.errors.password)}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      {/* Before hydration the button would send the form to a URL that accepts no POST. */}
      <Button
        look="primary"
        type="submit"
        disabled={!isHydrated || login.isPending}
        className="w-full"
      >
        {login.isPending ? 'Logging in...' : 'Login'}
      </Button>
      <noscript>
        <p className="text-center text-muted">Turn on JavaScript to log in.</p>
      </noscript>
    </form>
  );
}
