import { type ReactNode, useEffect, useState } from 'react';
import { setAroundCalls } from '../../api/client.ts';
import { askWhenSessionIsOver, withSession } from '../../api/session-renewal.ts';
import { LogInAgainDialog } from '../../features/session/log-in-again-dialog.tsx';
import { useOwnUsername } from '../../features/users/users.queries.ts';
import { askToLeave, giveUpUnsaved } from '../../navigation/unsaved-forms.ts';
import { leadToLogin } from './lead-to-login.ts';

// Once the dashboard is loaded: public pages have no session that could end. A login that fails says
// nothing of a session.
setAroundCalls((call, endpoint) => (endpoint === 'POST /api/login' ? call() : withSession(call)));

interface SessionRenewalProps {
  /** Whose dashboard it is. */
  readonly userId: number;
  readonly children: ReactNode;
}

/** A question for the login that waits for its answer: whether the visitor has logged in. */
type Answer = (isLoggedIn: boolean) => void;

/** Asks for the password over the dashboard when a call finds the session over. */
export function SessionRenewal({ userId, children }: SessionRenewalProps) {
  const username = useOwnUsername(userId);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(
    () =>
      askWhenSessionIsOver(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setAnswer(() => resolve);
        return promise.finally(() => setAnswer(undefined));
      }),
    [],
  );
  // Nobody can answer any more once the dashboard is left.
  useEffect(() => () => answer?.(false), [answer]);
  const leave = () =>
    askToLeave(() => {
      giveUpUnsaved();
      leadToLogin();
    });
  return (
    <>
      {children}
      {answer && (
        <LogInAgainDialog
          userId={userId}
          username={username}
          onLoggedIn={() => answer(true)}
          onLeave={leave}
        />
      )}
    </>
  );
}
