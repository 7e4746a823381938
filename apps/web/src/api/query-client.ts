import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** Reports what calls reveal about the visitor's session. */
interface SessionWatch {
  readonly callFailed: (queryClient: QueryClient, error: Error) => void;
  readonly changeMade: (queryClient: QueryClient) => void;
}

/** Public pages know no session: the watch is loaded with login and dashboard. */
let watch: SessionWatch | undefined;

/** Reports every later call to `next`. */
export function setSessionWatch(next: SessionWatch): void {
  watch = next;
}

/** The cache of queries: nothing in it goes stale by time; mutations invalidate what they change. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => watch?.callFailed(queryClient, error);
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      onSuccess: () => watch?.changeMade(queryClient),
    }),
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
