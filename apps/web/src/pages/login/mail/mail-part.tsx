import { useState } from 'react';
import { useKnownSession } from '../../../api/session-query.ts';
import { ConfirmEmail } from '../../../features/account-mail/confirm-email.tsx';
import { ForgotForm } from '../../../features/account-mail/forgot-form.tsx';
import { Page as LoginPage } from '../../../features/session/login-page.tsx';
import { ResetForm } from './reset-form.tsx';

interface MailPartProps {
  /** The place in the address: see `RESET_PATH` and `EMAIL_PATH`. */
  readonly place: string;
  readonly onAccepted: (username: string) => void;
}

/** The parts that need mail: a forgotten password, and the confirmation of addresses. */
export function MailPart({ place, onAccepted }: MailPartProps) {
  const [name, token = ''] = place.split('=');
  if (name === 'reset') return <ResetForm token={token} onAccepted={onAccepted} />;
  return name === 'email' ? <EmailLink token={token} /> : <ForgotForm />;
}

/** Has visitors without a session log in first. */
function EmailLink({ token }: { readonly token: string }) {
  const { data: session } = useKnownSession();
  const [hasLoggedIn, setLoggedIn] = useState(false);
  const isLoggedIn = hasLoggedIn || session?.authenticated === true;
  return (
    <ConfirmEmail
      token={token}
      isLoggedIn={isLoggedIn}
      login={(about) => <LoginPage about={about} onLoggedIn={() => setLoggedIn(true)} />}
    />
  );
}
