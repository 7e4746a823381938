import type { MailSecurity, Sending } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/sending';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { DkimFields } from './dkim-fields.tsx';
import { PORTS, SECURITIES, type SendingValues } from './sending-values.ts';
import { NumberField, TextField } from './text-field.tsx';
import '../../ui/forms/input.css';

interface MailFieldsProps {
  /** The present stored account; of its secrets only whether there are any. */
  readonly stored: Sending['mail'];
}

/** Two fields side by side where there is room. */
const PAIR = 'grid items-start gap-4 md:grid-cols-2';

/** All fields of a mail account. */
export function MailFields({ stored }: MailFieldsProps) {
  return (
    <div className="space-y-4">
      <div className="grid items-start gap-4 md:grid-cols-[1fr_8rem]">
        <TextField name="mail.host" label={texts.host} />
        <NumberField name="mail.port" label={texts.port} />
      </div>
      <SecurityField />
      <div className={PAIR}>
        <TextField name="mail.username" label={common.username} hint={texts.usernameHint} />
        <PasswordField stored={stored} />
      </div>
      <div className={PAIR}>
        <TextField name="mail.fromName" label={texts.fromName} hint={texts.fromNameHint} isProse />
        <TextField name="mail.fromAddress" label={texts.fromAddress} type="email" />
      </div>
      <div className={PAIR}>
        <TextField
          name="mail.replyTo"
          label={texts.replyTo}
          hint={texts.replyToHint}
          type="email"
        />
        <NumberField name="mail.perHour" label={texts.perHour} hint={texts.perHourHint} />
      </div>
      <DkimFields hasPrivateKey={stored?.dkim?.hasPrivateKey ?? false} />
    </div>
  );
}

const securityName: Readonly<Record<MailSecurity, () => string>> = {
  tls: () => texts.tls,
  starttls: () => texts.starttls,
  none: () => texts.noEncryption,
};

/** The port follows the choice of security, unless another one was typed. */
function SecurityField() {
  const { register, getValues, setValue, formState } = useFormContext<SendingValues>();
  const follow = (security: MailSecurity) => {
    if (!Object.values(PORTS).some((port) => port === getValues('mail.port'))) return;
    setValue('mail.port', PORTS[security], { shouldDirty: true });
  };
  return (
    <Field label={texts.encryption} messages={fieldMessages(formState.errors.mail?.security)}>
      {(control) => (
        <select
          {...control}
          {...register('mail.security', {
            onChange: ({ target }) => follow(target.value as MailSecurity),
          })}
          className="input"
        >
          {SECURITIES.map((security) => (
            <option key={security} value={security}>
              {securityName[security]()}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function PasswordField({ stored }: MailFieldsProps) {
  const { register, watch, formState } = useFormContext<SendingValues>();
  const [host, removes] = watch(['mail.host', 'mail.removesPassword']);
  const isStored = stored?.hasPassword ?? false;
  const isOfOther = isStored && host.trim().toLowerCase() !== stored?.host;
  const hint = isOfOther ? texts.passwordOfOther : isStored && texts.passwordStored;
  return (
    <div className="space-y-3">
      <Field
        label={common.password}
        hint={hint}
        messages={fieldMessages(formState.errors.mail?.password)}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register('mail.password')}
            readOnly={removes}
            autoComplete="new-password"
            dir="ltr"
          />
        )}
      </Field>
      {isStored && !isOfOther && (
        <SwitchField<SendingValues> name="mail.removesPassword" label={texts.removePassword} />
      )}
    </div>
  );
}
