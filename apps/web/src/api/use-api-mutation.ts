import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from './api-error.ts';
import { isUnauthenticated } from './unauthenticated.ts';

interface ApiMutation<Data, Variables> {
  readonly mutationFn: (variables: Variables) => Promise<Data>;
  readonly onMutate?: () => void;
  /** Called before queries are fetched again. */
  readonly onSuccess?: (data: Data) => void;
  /**
   * Called when the queries are there again. Like `onSuccess` it is called even if the component is gone by then, while
   * the callbacks of a single call are not: a dialog can be closed meanwhile, and the newer list may not have the item
   * any more. So whatever the visitor must be told belongs in one of these two.
   */
  readonly onRefetched?: (data: Data, variables: Variables) => void;
  /** Not called when the session is over: the dashboard says that once, for all calls. */
  readonly onError?: (error: Error, variables: Variables) => void;
  /** Queries fetched again after a success; until they are there, the mutation is pending. */
  readonly invalidates?: readonly QueryKey[];
  /** Whether these queries are also fetched again when the item to change does not exist (404). */
  readonly invalidatesOnNotFound?: boolean;
}

/**
 * A mutation through the API that does not start again while it is pending. Disabling the button is not
 * enough: a second click may come before it is rendered as disabled.
 */
export function useApiMutation<Data, Variables = void>({
  invalidates = [],
  invalidatesOnNotFound = false,
  onSuccess,
  onRefetched,
  onError,
  ...options
}: ApiMutation<Data, Variables>) {
  const queryClient = useQueryClient();
  const isPending = useRef(false);
  const refetch = () =>
    Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const mutation = useMutation<Data, Error, Variables>({
    ...options,
    onSuccess: async (data, variables) => {
      onSuccess?.(data);
      await refetch();
      onRefetched?.(data, variables);
    },
    onError: (error, variables) => {
      if (isUnauthenticated(error)) return;
      onError?.(error, variables);
      const isNotFound = error instanceof ApiError && error.status === 404;
      if (invalidatesOnNotFound && isNotFound) void refetch();
    },
    onSettled: () => {
      isPending.current = false;
    },
  });
  const mutate: typeof mutation.mutate = (...args) => {
    if (isPending.current) return;
    isPending.current = true;
    mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}
