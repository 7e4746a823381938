import type { NewUser, ResponseBody, Role, User } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/users';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { ifMatch } from '../../api/if-match.ts';
import { isListOf } from '../../api/response-shape.ts';
import { SESSION_KEY } from '../../api/session-watch.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useRefetch } from '../../api/use-refetch.ts';
import { OWN_SETTINGS_KEY } from '../../site/own-settings-key.ts';
import { toastReason, toastSuccess } from '../../ui/feedback/toasts.ts';

export const USERS_KEY = ['users'];
/** The queries to fetch after a change of roles, which also changes what the session may do and read. */
const USERS_AND_SESSION = [USERS_KEY, SESSION_KEY, OWN_SETTINGS_KEY];

const isUserList = isListOf<User>({
  id: ['number'],
  username: ['string'],
  role: ['string'],
  lastModified: ['string', 'null'],
  version: ['number'],
});

export function useUsers() {
  return useQuery({
    queryKey: USERS_KEY,
    queryFn: ({ signal }) => request('GET /api/users', { signal, isValid: isUserList }),
  });
}

/** Fetches the users again; the promise resolves when the newer ones are there. */
export const useRefetchUsers = () => useRefetch(USERS_KEY);

/** The logged-in user in the list of users; undefined until the list is loaded. The session has only the id. */
export function useCurrentUser(userId: number): User | undefined {
  return useUsers().data?.find(({ id }) => id === userId);
}

/**
 * The name of the logged-in user, fetched when the dashboard is entered, since it cannot be read after the session has
 * ended. It is apart from the list of users, which is fetched only when it is shown.
 */
export function useOwnUsername(userId: number | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: [...USERS_KEY, 'own name', userId],
    queryFn: async ({ signal }) => {
      const users = await request('GET /api/users', { signal, isValid: isUserList });
      return users.find(({ id }) => id === userId)?.username ?? null;
    },
    enabled: userId !== undefined,
  });
  return data ?? undefined;
}

/** The message for a failed change of role: giving the role of Master Admin to another user is a transfer. */
const failureText = (role: Role, failure: string): string =>
  role === 'Master Admin' ? texts.transferFailed : failure;

/** Shows that a user has a role; that of Master Admin is also taken from another user, so its toast names the new one. */
function toastRole(username: string, wasTransferred: boolean, done: string): void {
  if (wasTransferred) toastSuccess(texts.isMasterAdmin(username), texts.roleTransferredTitle);
  else toastSuccess(done);
}

export function useCreateUser() {
  return useApiMutation<User, NewUser>({
    mutationFn: (body) => request('POST /api/users', { body }),
    invalidates: USERS_AND_SESSION,
    onRefetched: (_, { username, role }) =>
      toastRole(username, role === 'Master Admin', texts.created),
    onError: (error, { role }) => toastReason(error, failureText(role, texts.createFailed)),
  });
}

export function useRenameUser(user: User) {
  return useApiMutation<User, { username: string }>({
    mutationFn: (body) =>
      request('PATCH /api/users/{id}/username', {
        params: { id: user.id },
        body,
        headers: ifMatch(user),
      }),
    invalidates: [USERS_KEY],
    onRefetched: () => toastSuccess(texts.usernameUpdated),
    onError: (error) => toastReason(error, texts.usernameFailed),
  });
}

export function useChangeRole(user: User) {
  return useApiMutation<ResponseBody<'PATCH /api/users/{id}/role'>, { role: Role }>({
    mutationFn: (body) =>
      request('PATCH /api/users/{id}/role', {
        params: { id: user.id },
        body,
        headers: ifMatch(user),
      }),
    invalidates: USERS_AND_SESSION,
    onRefetched: ({ wasRoleTransfer }) =>
      toastRole(user.username, wasRoleTransfer, texts.roleUpdated),
    onError: (error, { role }) => toastReason(error, failureText(role, texts.roleFailed)),
  });
}

/** @param done What is said when the password is set. */
export function useResetPassword(user: User, done: string) {
  return useApiMutation<unknown, { password: string }>({
    mutationFn: (body) =>
      request('POST /api/users/{id}/reset-password', {
        params: { id: user.id },
        body,
        headers: ifMatch(user),
      }),
    invalidates: [USERS_KEY],
    onRefetched: () => toastSuccess(done),
    onError: (error) => toastReason(error, texts.resetFailed),
  });
}

export function useDeleteUser(user: User) {
  return useApiMutation<unknown>({
    mutationFn: () =>
      request('DELETE /api/users/{id}', { params: { id: user.id }, headers: ifMatch(user) }),
    invalidates: [USERS_KEY],
    onRefetched: () => toastSuccess(texts.deleted),
    onError: (error) => toastReason(error, texts.deleteFailed),
  });
}
