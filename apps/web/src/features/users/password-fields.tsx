import { type NewPassword, PASSWORD_RULES } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/users';
import { Check, Circle } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { PasswordStrengthLine } from './password-strength-line.tsx';

interface PasswordFieldsProps {
  /** The token of the invitation, where nobody is logged in. */
  readonly token?: string | undefined;
}

/** A new password, typed twice, with a checklist of its rules; the form around it needs both fields. */
export function PasswordFields({ token }: PasswordFieldsProps) {
  const { register, watch, formState } = useFormContext<NewPassword>();
  const { errors } = formState;
  const password = watch('password');
  return (
    <>
      <Field
        label={common.password}
        messages={fieldMessages(errors.password)}
        hint={<PasswordChecklist value={password} />}
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
      <PasswordStrengthLine password={password} token={token} />
      <Field label={texts.confirmPassword} messages={fieldMessages(errors.confirmPassword)}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('confirmPassword')}
            isConfirmation
            autoComplete="new-password"
          />
        )}
      </Field>
    </>
  );
}

type Rule = (typeof PASSWORD_RULES)[number];

/** The text of each rule in the checklist. */
const RULE_TEXTS: Readonly<Record<Rule['id'], (rule: Rule) => string>> = {
  length: ({ say }) => texts.atLeastCharacters(Number(say().values.min)),
  uppercase: () => texts.atLeastUppercase,
  lowercase: () => texts.atLeastLowercase,
  number: () => texts.atLeastNumber,
  special: () => texts.atLeastSpecial,
};

function PasswordChecklist({ value }: { readonly value: string }) {
  return (
    <ul className="grid gap-1 pt-1">
      {PASSWORD_RULES.map((rule) => {
        const { id, holds } = rule;
        const met = holds(value);
        const Icon = met ? Check : Circle;
        return (
          <li key={id} className={`flex items-center gap-2 ${met ? 'text-fine' : ''}`}>
            <Icon
              aria-hidden
              size={16}
              // A small ring: a large one would look like something to choose.
              className={`flex-none ${met ? '' : 'scale-60 text-muted'}`}
            />
            {RULE_TEXTS[id](rule)}
            <span className="sr-only">{met ? texts.met : texts.notMet}</span>
          </li>
        );
      })}
    </ul>
  );
}
