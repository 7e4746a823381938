import { type ReactNode, useEffect, useState } from 'react';
import { setAroundCalls } from '../../../api/client.ts';
import {
  askWhenPasswordIsDue,
  askWhenSessionIsOver,
  withSession,
} from '../../../api/session-renewal.ts';
import { ConfirmPasswordDialog } from '../../../features/session/confirm-password-dialog.tsx';
import { LogInAgainDialog } from '../../../features/session/log-in-again-dialog.tsx';
import { useOwnUsername } from '../../../features/users/users.queries.ts';
import { askToLeave, giveUpUnsaved } from '../../../navigation/unsaved-forms.ts';
import { leadToLogin } from './lead-to-login.ts';

// Calls that are not repeated after a login. A failed login says nothing about the session. The dialog that confirms
// the password shows its own errors. The line below a password field must not open a dialog.
const NOT_REPEATED: readonly string[] = [
  'POST /api/session/confirm',
  'POST /api/password-strength',
];
const isNotRepeated = (endpoint: string): boolean =>
  endpoint.startsWith('POST /api/login') || NOT_REPEATED.includes(endpoint);
// This runs when the dashboard is loaded: public pages have no session that could end.
setAroundCalls((call, endpoint) => (isNotRepeated(endpoint) ? call() : withSession(call)));

interface SessionRenewalProps {
  /** The id of the dashboard's user. */
  readonly userId: number;
  readonly children: ReactNode;
}

/** Answers a question: true when the visitor has logged in, or entered the password. */
type Answer = (isDone: boolean) => void;

/** Answers the open question; undefined while there is none. */
function useQuestion(answeredBy: (ask: () => Promise<boolean>) => () => void): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(
    () =>
      answeredBy(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setAnswer(() => resolve);
        return promise.finally(() => setAnswer(undefined));
      }),
    [answeredBy],
  );
  // A question that is open when the dashboard is left is answered with no.
  useEffect(() => () => answer?.(false), [answer]);
  return answer;
}

/** Asks for the password over the dashboard when a call finds the session ended, or needs it once more. */
export function SessionRenewal({ userId, children }: SessionRenewalProps) {
  const username = useOwnUsername(userId);
  const login = useQuestion(askWhenSessionIsOver);
  const password = useQuestion(askWhenPasswordIsDue);
  const leave = () =>
    askToLeave(() => {
      giveUpUnsaved();
      leadToLogin();
    });
  return (
    <>
      {children}
      {password && (
        <ConfirmPasswordDialog
          userId={userId}
          username={username}
          onConfirmed={() => password(true)}
          onCancel={() => password(false)}
        />
      )}
      {login && (
        <LogInAgainDialog
          userId={userId}
          username={username}
          onLoggedIn={() => login(true)}
          onLeave={leave}
        />
      )}
    </>
  );
}
