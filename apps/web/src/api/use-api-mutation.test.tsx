import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, type RenderHookResult, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';
import { useApiMutation } from './use-api-mutation.ts';

function renderWithClient<T>(hook: () => T): RenderHookResult<T, unknown> {
  const client = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(hook, { wrapper });
}

const renderMutation = (
  mutationFn: (value: string) => Promise<string>,
  onError: (error: Error) => void = () => {},
) => renderWithClient(() => useApiMutation({ mutationFn, onError })).result;

const error = (status: number) => new ApiError(String(status), { status, userMessage: 'No' });

/** Runs a mutation beside a query of the list that it changes, and counts how often that is fetched. */
async function fetchesOfList(
  mutationFn: () => Promise<unknown>,
  invalidatesOnNotFound: boolean,
): Promise<number> {
  const queryFn = vi.fn(() => Promise.resolve('list'));
  const { result: mutation } = renderWithClient(() => {
    useQuery({ queryKey: ['list', 'all'], queryFn });
    return useApiMutation({ mutationFn, invalidates: [['list']], invalidatesOnNotFound });
  });
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1));
  act(() => mutation.current.mutate());
  await waitFor(() => expect(mutation.current.isIdle || mutation.current.isPending).toBe(false));
  return queryFn.mock.calls.length;
}

describe('the queries that a mutation invalidates', () => {
  it.each([
    ['are fetched again before a success ends it', () => Promise.resolve(), false, 2],
    ['stay after a failure', () => Promise.reject(error(409)), true, 1],
    ['stay when the item does not exist', () => Promise.reject(error(404)), false, 1],
    [
      'are fetched again then where `onNotFound` says so',
      () => Promise.reject(error(404)),
      true,
      2,
    ],
  ])('%s', async (_, mutationFn, onNotFound, fetches) => {
    expect(await fetchesOfList(mutationFn, onNotFound)).toBe(fetches);
  });
});

describe('a mutation', () => {
  it('starts once, however often it is called while pending', async () => {
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
  ])('can start again once it has %s', async (_, end) => {
    const change = vi.fn(end);
    const mutation = renderMutation(change);
    act(() => mutation.current.mutate('first'));
    await waitFor(() => expect(mutation.current.isIdle || mutation.current.isPending).toBe(false));
    act(() => mutation.current.mutate('second'));
    await waitFor(() => expect(change).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(mutation.current.isPending).toBe(false));
  });

  it('tells that it succeeded even if its component is gone by then', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const onSuccess = vi.fn();
    const onRefetched = vi.fn();
    const ofCall = vi.fn();
    const { result, unmount } = renderWithClient(() =>
      useApiMutation<string, string>({ mutationFn: () => promise, onSuccess, onRefetched }),
    );
    act(() => result.current.mutate('change', { onSuccess: ofCall }));
    unmount();
    resolve('done');
    await waitFor(() => expect(onRefetched.mock.calls).toEqual([['done', 'change']]));
    expect(onSuccess.mock.calls).toEqual([['done']]);
    expect(ofCall).not.toHaveBeenCalled();
  });

  it('reports why it failed, but not that the session is over', async () => {
    const onError = vi.fn();
    const errors = [401, 409].map(error);
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
