import { type Sending, WEBHOOKS_MAX } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/sending/networks';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../ui/forms/button.tsx';
import { SecretField } from './secret-field.tsx';
import { NEW_WEBHOOK, type SendingValues } from './sending-values.ts';
import { TextField } from './text-field.tsx';

interface WebhookFieldsProps {
  readonly stored: Sending['webhooks'];
}

/** Programs that get an event for each day's quote. */
export function WebhookFields({ stored }: WebhookFieldsProps) {
  const { control, watch } = useFormContext<SendingValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'webhooks', keyName: 'key' });
  const add = useRef<HTMLButtonElement>(null);
  const typed = watch('webhooks');
  const hasSecret = (index: number): boolean =>
    stored.some(
      ({ id, url, hasSecret: has }) =>
        has && id === typed[index]?.id && url === typed[index]?.url.trim(),
    );
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold">{texts.webhooks}</legend>
      <p className="max-w-prose text-muted">{texts.aboutWebhooks}</p>
      {fields.map(({ key }, index) => (
        <fieldset
          key={key}
          aria-labelledby={`webhook-${key}`}
          className="space-y-4 rounded-2xl bg-cream p-4"
        >
          <p id={`webhook-${key}`} className="font-semibold">
            {texts.webhookName(common.numberOf(index + 1))}
          </p>
          <TextField name={`webhooks.${index}.url`} label={texts.address} type="url" />
          <SecretField
            name={`webhooks.${index}.secret`}
            label={texts.secret}
            hint={hasSecret(index) ? texts.secretStored : texts.secretHint}
          />
          <Button
            onClick={() => {
              remove(index);
              add.current?.focus();
            }}
          >
            {texts.removeWebhook(common.numberOf(index + 1))}
          </Button>
        </fieldset>
      ))}
      <Button
        ref={add}
        unavailable={fields.length >= WEBHOOKS_MAX}
        onClick={() => append({ ...NEW_WEBHOOK })}
      >
        {texts.addWebhook}
      </Button>
    </fieldset>
  );
}
