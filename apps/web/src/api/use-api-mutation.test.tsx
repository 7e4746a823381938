import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';
import { useSingleMutation } from './use-api-mutation.ts';

function renderMutation(
  mutationFn: (value: string) => Promise<string>,
  onError: (error: Error) => void = () => {},
) {
  const client = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useSingleMutation({ mutationFn, onError }), { wrapper }).result;
}

describe('a change', () => {
  it('is begun once however often it is asked for meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const change = vi.fn((_: string) => promise);
    const onSuccess = vi.fn();
    const mutation = renderMutation(change);
    const { mutate } = mutation.current;
    act(() => {
      mutate('first', { onSuccess });
      mutate('second');
    });
    await waitFor(() => expect(mutation.current.isPending).toBe(true));
    act(() => mutation.current.mutate('third'));
    resolve('done');
    await waitFor(() => expect(mutation.current.data).toBe('done'));
    expect(change.mock.calls.map(([value]) => value)).toEqual(['first']);
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['succeeded', () => Promise.resolve('done')],
    ['failed', () => Promise.reject(new Error('No'))],
  ])('can be begun again once it has %s', async (_, end) => {
    const change = vi.fn(end);
    const mutation = renderMutation(change);
    act(() => mutation.current.mutate('first'));
    await waitFor(() => expect(mutation.current.isIdle || mutation.current.isPending).toBe(false));
    act(() => mutation.current.mutate('second'));
    await waitFor(() => expect(change).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(mutation.current.isPending).toBe(false));
  });

  it('says why it failed, but not that the session is over', async () => {
    const onError = vi.fn();
    const errors = [401, 409].map(
      (status) => new ApiError(String(status), { status, userMessage: 'No' }),
    );
    const [unauthenticated, conflict] = errors;
    const change = vi.fn(() => Promise.reject(errors[change.mock.calls.length - 1]));
    const mutation = renderMutation(change, onError);
    act(() => mutation.current.mutate('first'));
    await waitFor(() => expect(mutation.current.error).toBe(unauthenticated));
    expect(onError).not.toHaveBeenCalled();
    act(() => mutation.current.mutate('second'));
    await waitFor(() => expect(mutation.current.error).toBe(conflict));
    expect(onError.mock.calls.map(([error]) => error)).toEqual([conflict]);
  });
});
