import type { Session } from '@bahai-friends/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthenticated } from './api-error.ts';

/** Where the session is kept; what a session's end changes. */
export const SESSION_KEY = ['session'];

/** The cache of what was read: nothing in it goes stale, and only a change makes it read again. */
export function createQueryClient(): QueryClient {
  /** Any call may be the one that finds the session gone; a login that fails is none of them. */
  const noticeEndOfSession = (error: Error) => {
    if (!isUnauthenticated(error)) return;
    if (queryClient.getQueryData(SESSION_KEY) === undefined) return;
    queryClient.setQueryData(SESSION_KEY, { authenticated: false });
  };
  /** A change that succeeds after the end of the session was made in a new one. */
  const noticeNewSession = () => {
    const session = queryClient.getQueryData<Session>(SESSION_KEY);
    if (session?.authenticated === false) {
      void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
    }
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: noticeEndOfSession }),
    mutationCache: new MutationCache({ onError: noticeEndOfSession, onSuccess: noticeNewSession }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A site on one's own machine answers without any network, so ask rather than assume.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}
