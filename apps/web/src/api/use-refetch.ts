import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Fetches the queries below a key again; the promise resolves when the newer data is there. */
export function useRefetch(queryKey: QueryKey): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey });
}
