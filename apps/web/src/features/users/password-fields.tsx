import { PASSWORD_RULES } from '@bahai-friends/contract';
import { Check, Circle } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { PasswordStrengthLine } from './password-strength-line.tsx';

interface PasswordFieldsProps {
  readonly password: UseFormRegisterReturn;
  readonly confirmPassword: UseFormRegisterReturn;
  /** The typed password, for the checklist. */
  readonly value: string;
  readonly messages: readonly string[];
  readonly confirmMessages: readonly string[];
  /** Of the invitation, where nobody is logged in. */
  readonly token?: string;
}

/** A new password, typed twice, with a checklist of its rules. */
export function PasswordFields(props: PasswordFieldsProps) {
  return (
    <>
      <Field
        label="Password"
        messages={props.messages}
        hint={<PasswordChecklist value={props.value} />}
      >
        {(control) => (
          <PasswordInput {...control} {...props.password} autoComplete="new-password" />
        )}
      </Field>
      <PasswordStrengthLine password={props.value} token={props.token} />
      <Field label="Confirm Password" messages={props.confirmMessages}>
        {(control) => (
          <PasswordInput {...control} {...props.confirmPassword} autoComplete="new-password" />
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
            <Icon aria-hidden size={16} />
            {ruleText(message)}
            <span className="sr-only">{met ? ' (met)' : ' (not met)'}</span>
          </li>
        );
      })}
    </ul>
  );
}
