import type { Sending } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/sending/networks';
import { LANGUAGES } from '@bahai-friends/languages/languages';
import { useFormContext } from 'react-hook-form';
import { ownNameOf } from '../../texts/own-names.ts';
import { Field } from '../../ui/forms/field.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { SecretField } from './secret-field.tsx';
import type { SendingValues } from './sending-values.ts';
import { TextField } from './text-field.tsx';
import { WebhookFields } from './webhook-fields.tsx';
import '../../ui/forms/input.css';

interface NetworkFieldsProps {
  /** The present stored settings; of the secrets only whether there are any. */
  readonly sending: Sending;
}

const TELEGRAM = 'Telegram';
const MASTODON = 'Mastodon';
const PAIR = 'grid items-start gap-4 md:grid-cols-2';

/** The networks to which the quote of each day is posted. */
export function NetworkFields({ sending }: NetworkFieldsProps) {
  const { watch } = useFormContext<SendingValues>();
  const [telegram, mastodon, server] = watch(['telegram.isOn', 'mastodon.isOn', 'mastodon.server']);
  const isSameServer = server.trim().replace(/\/$/, '') === sending.mastodon?.server;
  return (
    <fieldset className="space-y-4">
      <legend className="text-lg font-bold">{texts.title}</legend>
      <p className="max-w-prose text-muted">{texts.about}</p>
      <SwitchField<SendingValues> name="telegram.isOn" label={texts.postTo(TELEGRAM)} />
      {telegram && (
        <fieldset aria-label={TELEGRAM} className="space-y-4 rounded-2xl bg-cream p-4">
          <div className={PAIR}>
            <TextField name="telegram.chat" label={texts.chat} hint={texts.chatHint} />
            <SecretField
              name="telegram.token"
              label={texts.token}
              hint={sending.telegram?.hasToken ? texts.tokenStored : texts.telegramTokenHint}
            />
          </div>
          <PostingFields network="telegram" />
        </fieldset>
      )}
      <SwitchField<SendingValues> name="mastodon.isOn" label={texts.postTo(MASTODON)} />
      {mastodon && (
        <fieldset aria-label={MASTODON} className="space-y-4 rounded-2xl bg-cream p-4">
          <div className={PAIR}>
            <TextField name="mastodon.server" label={texts.server} hint={texts.serverHint} />
            <SecretField
              name="mastodon.token"
              label={texts.token}
              hint={
                !sending.mastodon?.hasToken
                  ? texts.mastodonTokenHint
                  : isSameServer
                    ? texts.tokenStored
                    : texts.tokenOfOther
              }
            />
          </div>
          <PostingFields network="mastodon" />
        </fieldset>
      )}
      <WebhookFields stored={sending.webhooks} />
    </fieldset>
  );
}

function PostingFields({ network }: { readonly network: 'telegram' | 'mastodon' }) {
  const { register } = useFormContext<SendingValues>();
  return (
    <>
      <Field label={texts.language}>
        {(control) => (
          <select {...control} {...register(`${network}.language`)} className="input">
            <option value="">{texts.communityLanguage}</option>
            {LANGUAGES.map((code) => (
              <option key={code} value={code} lang={code}>
                {ownNameOf(code)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SwitchField<SendingValues> name={`${network}.link`} label={texts.link} />
    </>
  );
}
