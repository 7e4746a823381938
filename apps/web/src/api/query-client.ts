import type { Session } from '@bahai-friends/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isAccountDeleted, isUnauthenticated } from './api-error.ts';

/** The query of the session, which is also set when a call finds the session over. */
export const SESSION_KEY = ['session'];

/** The cache of queries: nothing in it goes stale by time; mutations invalidate what they change. */
export function createQueryClient(): QueryClient {
  /** Any call may find the session over; a failed login does not, as there was no session. */
  const markSessionOver = (error: Error) => {
    if (!isUnauthenticated(error)) return;
    if (queryClient.getQueryData(SESSION_KEY) === undefined) return;
    queryClient.setQueryData<Session>(SESSION_KEY, {
      authenticated: false,
      ...(isAccountDeleted(error) && { accountDeleted: true }),
    });
  };
  /** A mutation that succeeds after the end of the session was made in a new session. */
  const refetchSession = () => {
    const session = queryClient.getQueryData<Session>(SESSION_KEY);
    if (session?.authenticated === false) {
      void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
    }
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: markSessionOver }),
    mutationCache: new MutationCache({ onError: markSessionOver, onSuccess: refetchSession }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A site on the same machine responds without a network, so offline detection is off.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}
