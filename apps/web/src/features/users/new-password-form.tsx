import { NewPassword } from '@bahai-friends/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { PasswordFields } from './password-fields.tsx';

/** The state of a form for a new password. */
export const useNewPasswordForm = () =>
  useForm({
    resolver: zodResolver(NewPassword),
    criteriaMode: 'all',
    shouldFocusError: false,
    defaultValues: { password: '', confirmPassword: '' },
  });

interface NewPasswordFormProps {
  readonly form: UseFormReturn<NewPassword>;
  readonly onSubmit: (values: NewPassword) => void;
  /** The user's name, if it is known here. */
  readonly username?: string;
  /** The token of the invitation, where nobody is logged in. */
  readonly token?: string | undefined;
  /** The content after the fields: errors, and the buttons. */
  readonly children: ReactNode;
}

export function NewPasswordForm({
  form,
  onSubmit,
  username,
  token,
  children,
}: NewPasswordFormProps) {
  return (
    <FormProvider {...form}>
      {/* Where the script fails, a browser submits the form itself, and the password must not get into an address. */}
      <form method="post" noValidate onSubmit={form.handleSubmit(onSubmit)} className="space-y-4">
        {/* It tells password managers to which user the password belongs. */}
        {username !== undefined && (
          <input type="text" autoComplete="username" value={username} readOnly hidden />
        )}
        <ErrorSummary formState={form.formState} />
        <PasswordFields token={token} />
        {children}
      </form>
    </FormProvider>
  );
}
