import { get, useFormContext } from 'react-hook-form';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import type { SendingValues } from './sending-values.ts';

interface SecretFieldProps {
  readonly name: 'telegram.token' | 'mastodon.token' | `webhooks.${number}.secret`;
  readonly label: string;
  readonly hint: string;
}

/** A field for a secret, which is never shown again. */
export function SecretField({ name, label, hint }: SecretFieldProps) {
  const { register, formState } = useFormContext<SendingValues>();
  return (
    <Field label={label} hint={hint} messages={fieldMessages(get(formState.errors, name))}>
      {(control) => <PasswordInput {...control} {...register(name)} autoComplete="off" dir="ltr" />}
    </Field>
  );
}
