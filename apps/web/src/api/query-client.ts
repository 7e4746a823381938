import { QueryClient } from '@tanstack/react-query';

/** The cache of what was read: nothing in it goes stale, and only a change makes it read again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
