import type { Sending } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/sending';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/forms/button.tsx';
import { MailFields } from './mail-fields.tsx';
import { RemoveMailDialog } from './remove-mail-dialog.tsx';
import type { SendingValues } from './sending-values.ts';

interface MailAccountProps {
  /** The present stored settings. */
  readonly sending: Sending;
  /** The settings that the form has loaded. */
  readonly seen: Sending;
  readonly onRemoved: (saved: Sending) => void;
}

/** The mail account, or none. */
export function MailAccount({ sending, seen, onRemoved }: MailAccountProps) {
  const { watch, setValue, setFocus } = useFormContext<SendingValues>();
  const [isAsked, setAsked] = useState(false);
  const setUp = useRef<HTMLButtonElement>(null);
  const hasMail = watch('hasMail');
  const change = (has: boolean) => setValue('hasMail', has, { shouldDirty: true });
  return (
    <fieldset className="space-y-4">
      <legend className="text-lg font-bold">{texts.mailAccount}</legend>
      <p className="max-w-prose text-muted">{hasMail ? texts.aboutMail : texts.noMail}</p>
      {hasMail ? (
        <>
          <MailFields stored={sending.mail} />
          {seen.mail === null ? (
            <Button
              onClick={() => {
                flushSync(() => change(false));
                setUp.current?.focus();
              }}
            >
              {common.cancel}
            </Button>
          ) : (
            <Button onClick={() => setAsked(true)}>{texts.removeMail}</Button>
          )}
        </>
      ) : (
        <Button
          ref={setUp}
          onClick={() => {
            flushSync(() => change(true));
            setFocus('mail.host');
          }}
        >
          {texts.setUpMail}
        </Button>
      )}
      {isAsked && (
        <RemoveMailDialog seen={seen} onRemoved={onRemoved} onClose={() => setAsked(false)} />
      )}
    </fieldset>
  );
}
