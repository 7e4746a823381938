import * as texts from '@bahai-friends/languages/en/dashboard/sending';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { sentence } from '../../ui/sentence.tsx';
import type { SendingValues } from './sending-values.ts';
import { TextField } from './text-field.tsx';
import '../../ui/forms/input.css';

interface DkimFieldsProps {
  /** Whether a key is stored. */
  readonly hasPrivateKey: boolean;
}

/** Whether mails are signed, and the key for it. */
export function DkimFields({ hasPrivateKey }: DkimFieldsProps) {
  const { register, watch, formState } = useFormContext<SendingValues>();
  const [isSigned, domain, selector] = watch([
    'mail.isSigned',
    'mail.dkim.domain',
    'mail.dkim.selector',
  ]);
  return (
    <>
      <SwitchField<SendingValues> name="mail.isSigned" label={texts.signs} hint={texts.signsHint} />
      {isSigned && (
        <div className="space-y-4 rounded-2xl bg-cream p-4">
          <div className="grid items-start gap-4 md:grid-cols-2">
            <TextField name="mail.dkim.domain" label={texts.domain} />
            <TextField name="mail.dkim.selector" label={texts.selector} />
          </div>
          {domain.trim() && selector.trim() && (
            <p className="text-sm text-muted">
              {sentence(
                texts.publicKeyAt(
                  <code dir="ltr" className="wrap-anywhere">
                    {selector.trim()}._domainkey.{domain.trim()}
                  </code>,
                ),
              )}
            </p>
          )}
          <Field
            label={texts.privateKey}
            hint={hasPrivateKey ? texts.privateKeyStored : texts.privateKeyHint}
            messages={fieldMessages(formState.errors.mail?.dkim?.privateKey)}
          >
            {(control) => (
              <textarea
                {...control}
                {...register('mail.dkim.privateKey')}
                rows={4}
                dir="ltr"
                className="input font-mono text-sm"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
              />
            )}
          </Field>
        </div>
      )}
    </>
  );
}
