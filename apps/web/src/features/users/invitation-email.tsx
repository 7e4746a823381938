import * as texts from '@bahai-friends/languages/en/dashboard/account/mail';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/forms/field.tsx';
import '../../ui/forms/input.css';

interface InvitationEmailProps {
  readonly field: UseFormRegisterReturn;
  readonly messages: readonly string[];
}

/** The field for the address to which an invitation is mailed. */
export function InvitationEmail({ field, messages }: InvitationEmailProps) {
  return (
    <Field label={texts.inviteEmail} hint={texts.aboutInviteEmail} messages={messages}>
      {(control) => (
        <input
          {...control}
          {...field}
          type="email"
          className="input"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
        />
      )}
    </Field>
  );
}
