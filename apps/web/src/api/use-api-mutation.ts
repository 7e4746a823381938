import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isUnauthenticated } from './api-error.ts';

/**
 * A change that is not begun again while it is under way. What is rendered of it does not suffice:
 * a second click may come before the button shows the first. `onError` is not told that the session
 * is over: that is said once, for the whole dashboard.
 */
export function useSingleMutation<A, V = void>(
  options: Omit<UseMutationOptions<A, Error, V>, 'onSettled'>,
) {
  const isUnderWay = useRef(false);
  const mutation = useMutation<A, Error, V>({
    ...options,
    onError: (error, ...rest) =>
      isUnauthenticated(error) ? undefined : options.onError?.(error, ...rest),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const mutate: typeof mutation.mutate = (...args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}
