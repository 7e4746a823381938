import type { Session } from '@bahai-friends/contract';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { navigate } from '../navigation/navigation.ts';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notify.ts';
import { Spinner } from '../ui/spinner.tsx';

interface DashboardGuardProps {
  readonly session: UseQueryResult<Session>;
  readonly children: (userId: number) => ReactNode;
}

function leadToLogin(): void {
  if (!navigate('/admin-auth', { replace: true })) return;
  notify({
    variant: 'destructive',
    title: 'Authentication Required',
    description: 'Please log in to access the admin dashboard',
  });
}

/** Lets in whoever is logged in, when the dashboard is entered and as long as it is open. */
export function DashboardGuard({ session, children }: DashboardGuardProps) {
  const { data, isError, isFetching, refetch } = session;
  // What is remembered may be from before; only a fresh answer opens or closes the dashboard.
  const [userId, setUserId] = useState<number>();
  useEffect(() => {
    if (isFetching || data === undefined) return;
    if (data.authenticated) setUserId(data.userId);
    else leadToLogin();
  }, [data, isFetching]);
  const queryClient = useQueryClient();
  // What the dashboard has read goes with it: the next one at this browser may be somebody else.
  useEffect(() => () => queryClient.clear(), [queryClient]);
  useEffect(() => {
    // The browser's back button may bring back a page as it was before a logout.
    const checkAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refetch();
    };
    window.addEventListener('pageshow', checkAgain);
    return () => window.removeEventListener('pageshow', checkAgain);
  }, [refetch]);
  if (userId !== undefined) return children(userId);
  return (
    <main className="mx-auto max-w-xl px-4">
      <h1 className="sr-only">Admin Dashboard</h1>
      {isError ? (
        <div role="alert" className="py-16 text-center">
          <p className="mb-4">Failed to get session</p>
          <Button onClick={() => void refetch()}>Retry</Button>
        </div>
      ) : (
        <Spinner label="Checking authentication..." />
      )}
    </main>
  );
}
