import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { useSingleMutation } from './use-api-mutation.ts';

interface ListChange<V, A> {
  readonly call: (variables: V) => Promise<A>;
  /** The list that the change is a change of. */
  readonly listKey: QueryKey;
  readonly onFailure: (error: Error) => void;
}

/** A change of a list, which is read again when it succeeds and when it shows what is gone. */
export function useListChange<V, A>({ call, listKey, onFailure }: ListChange<V, A>) {
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: listKey });
  return useSingleMutation<A, V>({
    mutationFn: call,
    onSuccess: readAgain,
    onError: (error) => {
      onFailure(error);
      if (error instanceof ApiError && error.status === 404) void readAgain();
    },
  });
}
