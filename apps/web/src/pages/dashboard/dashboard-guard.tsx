import type { Session } from '@bahai-friends/contract';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isUnauthenticated } from '../../api/api-error.ts';
import { SESSION_KEY } from '../../api/query-client.ts';
import { SessionEndedNotice } from '../../features/session/session-ended-notice.tsx';
import { navigate } from '../../navigation/navigation.ts';
import { useAnythingUnsaved } from '../../navigation/use-unsaved-warning.ts';
import { DialogNotice } from '../../ui/dialogs/dialog.tsx';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { ScriptFallback } from '../../ui/feedback/script-fallback.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/forms/button.tsx';

interface DashboardGuardProps {
  readonly session: UseQueryResult<Session>;
  readonly children: (userId: number) => ReactNode;
}

function leadToLogin(): void {
  navigate('/admin-auth', { replace: true });
  showToast({
    variant: 'destructive',
    title: 'Authentication Required',
    description: 'Please log in to access the admin dashboard',
  });
}

/** Asks for the session again when the visitor may have logged in, or somebody out, elsewhere. */
function useSessionChecks({ data, refetch }: UseQueryResult<Session>): void {
  const isOver = data?.authenticated === false;
  useEffect(() => {
    // The browser's back button may bring back a page as it was before a logout.
    const checkRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refetch();
    };
    window.addEventListener('pageshow', checkRestored);
    return () => window.removeEventListener('pageshow', checkRestored);
  }, [refetch]);
  useEffect(() => {
    if (!isOver) return;
    const check = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [isOver, refetch]);
}

/**
 * Lets in whoever is logged in, when the dashboard is entered and as long as it is open. When the
 * session ends it leads to the login, unless something typed would be lost: then it says so.
 */
export function DashboardGuard({ session, children }: DashboardGuardProps) {
  const { data, isFetching } = session;
  // What is cached may be old; only a fresh response opens or closes the dashboard.
  const [userId, setUserId] = useState<number>();
  const isUnsaved = useAnythingUnsaved();
  const queryClient = useQueryClient();
  useEffect(() => {
    // The cache knows of a check a moment before it is rendered.
    const isChecking = isFetching || queryClient.isFetching({ queryKey: SESSION_KEY }) > 0;
    if (isChecking || data === undefined) return;
    if (data.authenticated) {
      setUserId(data.userId);
      // What could not be read when the session was over.
      void queryClient.invalidateQueries({
        predicate: ({ state }) => isUnauthenticated(state.error),
      });
    } else if (!isUnsaved) leadToLogin();
  }, [data, isFetching, isUnsaved, queryClient]);
  // What the dashboard has read goes with it: the next one at this browser may be somebody else.
  useEffect(() => () => queryClient.clear(), [queryClient]);
  useSessionChecks(session);
  if (userId === undefined) return <Entrance session={session} />;
  const notice = data?.authenticated === false && isUnsaved ? <SessionEndedNotice /> : null;
  return (
    <DialogNotice value={notice}>
      {notice && <PageNotice>{notice}</PageNotice>}
      {children(userId)}
    </DialogNotice>
  );
}

/** Above the page. It goes when the visitor comes back from its link, which has the focus then. */
function PageNotice({ children }: { readonly children: ReactNode }) {
  const box = useRestoreFocus<HTMLDivElement>();
  return (
    <div ref={box} className="session-ended-page">
      {children}
    </div>
  );
}

/** In place of the dashboard until it is known who is there. */
function Entrance({ session: { isError, refetch } }: Pick<DashboardGuardProps, 'session'>) {
  return (
    <main className="mx-auto min-h-svh max-w-xl px-4 py-8">
      <ScriptFallback>
        <h1 className="sr-only">Admin Dashboard</h1>
        {isError ? (
          <div role="alert" className="py-16 text-center">
            <p className="mb-4">Failed to get session</p>
            <Button onClick={() => void refetch()}>Retry</Button>
          </div>
        ) : (
          <div className="if-scripted">
            <Spinner label="Checking authentication..." />
          </div>
        )}
        <noscript>
          <p className="py-16 text-center">Turn on JavaScript to use the admin dashboard.</p>
        </noscript>
      </ScriptFallback>
    </main>
  );
}
