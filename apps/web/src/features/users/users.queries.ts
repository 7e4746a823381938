import {
  type Answer,
  entityTag,
  type NewUser,
  type Role,
  type User,
} from '@bahai-friends/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { SESSION_KEY } from '../../api/query-client.ts';
import { isListOf } from '../../api/response-shape.ts';
import { useSingleMutation } from '../../api/use-api-mutation.ts';
import { notify } from '../../ui/feedback/toast-store.ts';

const USERS_KEY = ['users'];

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
    queryFn: ({ signal }) => request('GET /api/users', { signal, isAnswer: isUserList }),
  });
}

interface UserMutation<V, A> {
  readonly call: (variables: V) => Promise<A>;
  /** What is said when the server gives no reason. */
  readonly fallback: (variables: V) => string;
  /** Changes of roles change what the session may do, too. */
  readonly alsoSession?: boolean;
}

/** A change of users: told when it fails, and the list is read again when it succeeds. */
function useUserMutation<V, A>({ call, fallback, alsoSession = false }: UserMutation<V, A>) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: call,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: USERS_KEY }),
        ...(alsoSession ? [queryClient.invalidateQueries({ queryKey: SESSION_KEY })] : []),
      ]),
    onError: (error, variables) =>
      notify({
        variant: 'destructive',
        title: 'Error',
        description: userMessageOf(error, fallback(variables)),
      }),
  });
}

/** Reads the users again; resolves when the newer ones are there. */
export function useReloadUsers(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: USERS_KEY });
}

/** Only one user can have the role of Master Admin: giving it to another one transfers it. */
const unlessTransfer =
  (sentence: string) =>
  ({ role }: { readonly role: Role }): string =>
    role === 'Master Admin' ? 'Failed to transfer Master Admin role' : sentence;

const seen = (user: User) => ({ 'If-Match': entityTag(user.version) });

export function useCreateUser() {
  return useUserMutation<NewUser, User>({
    call: (body) => request('POST /api/users', { body }),
    fallback: unlessTransfer('Failed to create user'),
    alsoSession: true,
  });
}

export function useRenameUser(user: User) {
  return useUserMutation<{ username: string }, User>({
    call: (body) =>
      request('PATCH /api/users/{id}/username', {
        params: { id: user.id },
        body,
        headers: seen(user),
      }),
    fallback: () => 'Failed to update username',
  });
}

export function useChangeRole(user: User) {
  return useUserMutation<{ role: Role }, Answer<'PATCH /api/users/{id}/role'>>({
    call: (body) =>
      request('PATCH /api/users/{id}/role', {
        params: { id: user.id },
        body,
        headers: seen(user),
      }),
    fallback: unlessTransfer('Failed to update user role'),
    alsoSession: true,
  });
}

export function useResetPassword(user: User) {
  return useUserMutation<{ password: string }, unknown>({
    call: ({ password }) =>
      request('POST /api/users/{id}/reset-password', {
        params: { id: user.id },
        body: { password },
        headers: seen(user),
      }),
    fallback: () => 'Failed to reset password',
  });
}

export function useDeleteUser(user: User) {
  return useUserMutation<void, unknown>({
    call: () => request('DELETE /api/users/{id}', { params: { id: user.id }, headers: seen(user) }),
    fallback: () => 'Failed to delete user',
  });
}
