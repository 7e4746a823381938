import { SESSION_USER_HEADER, type Session } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/frame';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { commonHeaders } from '../../../api/client.ts';
import { renewSession } from '../../../api/session-renewal.ts';
import { SESSION_KEY } from '../../../api/session-watch.ts';
import { isUnauthenticated } from '../../../api/unauthenticated.ts';
import { giveUpUnsaved, isAnythingUnsaved } from '../../../navigation/unsaved-forms.ts';
import { SITE_KEY, useSite } from '../../../site/use-site.ts';
import { ScriptFallback } from '../../../ui/feedback/script-fallback.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { leadToLogin } from './lead-to-login.ts';
import { leadToOwnLanguage } from './own-language.ts';
import { SessionRenewal } from './session-renewal.tsx';

interface DashboardGuardProps {
  readonly session: UseQueryResult<Session>;
  readonly children: (userId: number) => ReactNode;
}

/**
 * After a check found the session ended: goes to the login, unless typed text would be lost. When the account was
 * deleted, it is lost anyway.
 */
async function followEndOfSession(
  isAccountDeleted: boolean,
  checkAgain: () => unknown,
): Promise<void> {
  if (isAccountDeleted) giveUpUnsaved();
  if (isAccountDeleted || !isAnythingUnsaved()) leadToLogin();
  else if (await renewSession()) checkAgain();
}

const isDeleted = (session: Session): boolean =>
  !session.authenticated && session.accountDeleted === true;

/**
 * Lets logged-in users in when the dashboard is entered, and as long as it is open. Calls that find the session ended
 * meanwhile, or somebody else logged in, ask for the password in place.
 */
export function DashboardGuard({ session, children }: DashboardGuardProps) {
  const { data, isFetching, refetch } = session;
  // A cached session may be old; only a fresh response opens or closes the dashboard.
  const [userId, setUserId] = useState<number>();
  const queryClient = useQueryClient();
  const own = useSite().language;
  useEffect(() => {
    // The cache knows of a check a moment before it is rendered.
    const isChecking = isFetching || queryClient.isFetching({ queryKey: SESSION_KEY }) > 0;
    if (isChecking || data === undefined) return;
    const isSameUser = data.authenticated && (userId ?? data.userId) === data.userId;
    if (isSameUser) {
      if (userId === undefined && leadToOwnLanguage(data.language ?? own)) return;
      setUserId(data.userId);
      commonHeaders[SESSION_USER_HEADER] = String(data.userId);
      // These are queries that failed while the session had ended.
      void queryClient.invalidateQueries({
        predicate: ({ state }) => isUnauthenticated(state.error),
      });
    } else void followEndOfSession(isDeleted(data), refetch);
  }, [data, isFetching, refetch, queryClient, userId, own]);
  // The dashboard's data is removed with it: the next user of this browser may be another person.
  useEffect(
    () => () => {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SITE_KEY[0] });
      queryClient.getMutationCache().clear();
      delete commonHeaders[SESSION_USER_HEADER];
    },
    [queryClient],
  );
  if (userId === undefined) {
    return session.isError ? <FailedCheck retry={() => void refetch()} /> : <Entrance />;
  }
  return <SessionRenewal userId={userId}>{children(userId)}</SessionRenewal>;
}

function FailedCheck({ retry }: { readonly retry: () => void }) {
  return (
    <Entrance>
      <div role="alert" className="py-16 text-center">
        <p className="mb-4">{texts.sessionFailed}</p>
        <Button onClick={retry}>{common.retry}</Button>
      </div>
    </Entrance>
  );
}

interface EntranceProps {
  /** The content in place of the check. */
  readonly children?: ReactNode;
}

/** A placeholder for the dashboard until it is known who is logged in. */
export function Entrance({ children }: EntranceProps) {
  return (
    <main className="mx-auto min-h-svh max-w-xl px-4 py-8">
      <ScriptFallback>
        <h1 className="sr-only">{texts.title}</h1>
        {children ?? (
          <div className="if-scripted">
            <Spinner label={texts.checking} />
          </div>
        )}
        <noscript>
          <p className="py-16 text-center">{texts.needsScript}</p>
        </noscript>
      </ScriptFallback>
    </main>
  );
}
