import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';
import { SESSION_KEY } from './session-watch.ts';

const loggedIn = { authenticated: true, userId: 7 };

const rejection = (status: number) => new ApiError(String(status), { status, userMessage: 'No' });

/** Ways of making a call that ends with an error. */
const failingCalls = [
  [
    'reading',
    (client: QueryClient, error: Error) =>
      client.fetchQuery({ queryKey: ['users'], queryFn: () => Promise.reject(error) }),
  ],
  [
    'changing something',
    (client: QueryClient, error: Error) =>
      client
        .getMutationCache()
        .build(client, { mutationFn: () => Promise.reject(error) })
        .execute(undefined),
  ],
] as const;

describe.each(failingCalls)('a session, when %s fails', (_, call) => {
  it('is marked as ended by a 401', async () => {
    const client = createQueryClient();
    client.setQueryData(SESSION_KEY, loggedIn);
    await expect(call(client, rejection(401))).rejects.toThrow('401');
    expect(client.getQueryData(SESSION_KEY)).toEqual({ authenticated: false });
  });

  it('says after a 401 as before whether the site sends mail', async () => {
    const client = createQueryClient();
    client.setQueryData(SESSION_KEY, { ...loggedIn, mail: true });
    await expect(call(client, rejection(401))).rejects.toThrow('401');
    expect(client.getQueryData(SESSION_KEY)).toEqual({ authenticated: false, mail: true });
  });

  it.each([
    ['a 403', rejection(403)],
    ['a 500', rejection(500)],
    ['no response', ApiError.unreachable(new Error('Offline'))],
    ['a fault of the page', new Error('401')],
  ])('goes on after %s', async (_, error) => {
    const client = createQueryClient();
    client.setQueryData(SESSION_KEY, loggedIn);
    await expect(call(client, error)).rejects.toBe(error);
    expect(client.getQueryData(SESSION_KEY)).toBe(loggedIn);
  });

  it('is not made up by a 401 where there was none, as of a failed login', async () => {
    const client = createQueryClient();
    await expect(call(client, rejection(401))).rejects.toThrow('401');
    expect(client.getQueryData(SESSION_KEY)).toBeUndefined();
  });
});

describe('a change that succeeds', () => {
  const change = (client: QueryClient) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: async () => 'Done' })
      .execute(undefined);
  const isAskedAgain = (client: QueryClient) => client.getQueryState(SESSION_KEY)?.isInvalidated;

  it('fetches the session again when it was over', async () => {
    const client = createQueryClient();
    client.setQueryData(SESSION_KEY, { authenticated: false });
    await change(client);
    expect(isAskedAgain(client)).toBe(true);
  });

  it('leaves a session alone that goes on', async () => {
    const client = createQueryClient();
    client.setQueryData(SESSION_KEY, loggedIn);
    await change(client);
    expect(isAskedAgain(client)).toBe(false);
  });
});
