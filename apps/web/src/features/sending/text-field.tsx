import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import type { SendingValues } from './sending-values.ts';
import '../../ui/forms/input.css';

type TextPath =
  | `mail.${'host' | 'username' | 'fromName' | 'fromAddress' | 'replyTo'}`
  | `mail.dkim.${'domain' | 'selector'}`
  | 'telegram.chat'
  | 'mastodon.server'
  | `webhooks.${number}.url`;
type NumberPath = `mail.${'port' | 'perHour'}`;

interface InputFieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

interface TextFieldProps extends InputFieldProps {
  readonly name: TextPath;
  readonly type?: HTMLInputTypeAttribute;
  /** Whether it is text in people's language; technical names always run from left to right. */
  readonly isProse?: boolean;
}

/** A setting that is one line of text. */
export function TextField({ name, label, hint, type = 'text', isProse = false }: TextFieldProps) {
  const { register, formState } = useFormContext<SendingValues>();
  return (
    <Field label={label} hint={hint} messages={fieldMessages(get(formState.errors, name))}>
      {(control) => (
        <input
          {...control}
          {...register(name)}
          type={type}
          className="input"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir={isProse ? 'auto' : 'ltr'}
        />
      )}
    </Field>
  );
}

interface NumberFieldProps extends InputFieldProps {
  readonly name: NumberPath;
}

/** The value of a number field; null while it is empty. */
const numberOf = (typed: string | number | null): number | null =>
  typed === '' || typed === null ? null : Number(typed);

/** A setting of the mail account that is a whole number. */
export function NumberField({ name, label, hint }: NumberFieldProps) {
  const { register, formState } = useFormContext<SendingValues>();
  return (
    <Field label={label} hint={hint} messages={fieldMessages(get(formState.errors, name))}>
      {(control) => (
        <input
          {...control}
          {...register(name, { setValueAs: numberOf })}
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          className="input"
          autoComplete="off"
        />
      )}
    </Field>
  );
}
