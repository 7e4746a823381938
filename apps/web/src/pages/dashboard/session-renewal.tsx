import { type ReactNode, useEffect, useState } from 'react';
import { setAroundCalls } from '../../api/client.ts';
import {
  askWhenPasswordIsDue,
  askWhenSessionIsOver,
  withSession,
} from '../../api/session-renewal.ts';
import { ConfirmPasswordDialog } from '../../features/session/confirm-password-dialog.tsx';
import { LogInAgainDialog } from '../../features/session/log-in-again-dialog.tsx';
import { useOwnUsername } from '../../features/users/users.queries.ts';
import { askToLeave, giveUpUnsaved } from '../../navigation/unsaved-forms.ts';
import { leadToLogin } from './lead-to-login.ts';

// Once the dashboard is loaded: public pages have no session that could end. A login that fails says
// nothing of a session, and the dialog that confirms the password tells what failed itself.
// A line below a password has no right to ask for anything.
const NOT_REPEATED: readonly string[] = [
  'POST /api/session/confirm',
  'POST /api/password-strength',
];
const isNotRepeated = (endpoint: string): boolean =>
  endpoint.startsWith('POST /api/login') || NOT_REPEATED.includes(endpoint);
setAroundCalls((call, endpoint) => (isNotRepeated(endpoint) ? call() : withSession(call)));

interface SessionRenewalProps {
  /** Whose dashboard it is. */
  readonly userId: number;
  readonly children: ReactNode;
}

/** A question that waits for its answer: whether the visitor has logged in, or entered the password. */
type Answer = (isDone: boolean) => void;

/** The answer that a question waits for; undefined when none is asked. */
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
  // Nobody can answer any more once the dashboard is left.
  useEffect(() => () => answer?.(false), [answer]);
  return answer;
}

/** Asks for the password over the dashboard when a call finds the session over, or needs it once more. */
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
