import { type NewPassword, PASSWORD_RULES } from '@bahai-friends/contract';
import { Check, Circle } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { PasswordStrengthLine } from './password-strength-line.tsx';

interface PasswordFieldsProps {
  /** Of the invitation, where nobody is logged in. */
  readonly token?: string | undefined;
}

/** A new password, typed twice, with a checklist of its rules, within a form that has both fields. */
export function PasswordFields({ token }: PasswordFieldsProps) {
  const { register, watch, formState } = useFormContext<NewPassword>();
  const { errors } = formState;
  const password = watch('password');
  return (
    <>
      <Field
        label="Password"
        messages={fieldMessages(errors.password)}
        hint={<PasswordChecklist value={password} />}
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
      <PasswordStrengthLine password={password} token={token} />
      <Field label="Confirm Password" messages={fieldMessages(errors.confirmPassword)}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('confirmPassword')}
            autoComplete="new-password"
          />
        )}
      </Field>
    </>
  );
}

/** `Password must be at least 8 characters` → `At least 8 characters`. */
function ruleText(message: string): string {
  const rule = message.replace(/^Password must (be|contain) /, '');
  return rule.charAt(0).toUpperCase() + rule.slice(1);
}

function PasswordChecklist({ value }: { readonly value: string }) {
  return (
    <ul className="grid gap-1 pt-1">
      {PASSWORD_RULES.map(({ id, message, holds }) => {
        const met = holds(value);
        const Icon = met ? Check : Circle;
        return (
          <li key={id} className={`flex items-center gap-2 ${met ? 'text-fine' : ''}`}>
            <Icon aria-hidden size={16} className="flex-none" />
            {ruleText(message)}
            <span className="sr-only">{met ? ' (met)' : ' (not met)'}</span>
          </li>
        );
      })}
    </ul>
  );
}
