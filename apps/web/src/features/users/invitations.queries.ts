import type { Invitation, PasswordByLink, ResponseBody } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { request } from '../../api/client.ts';
import { fieldIssues } from '../../api/field-issues.ts';
import { isListOf } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { toastReason, toastSuccess } from '../../ui/feedback/toasts.ts';
import { USERS_KEY } from './users.queries.ts';

const INVITATIONS_KEY = ['invitations'];

/** Often enough for somebody who waits for an invitation to be accepted. */
const POLL_MS = 30_000;

const isInvitationList = isListOf<Invitation>({
  id: ['number'],
  username: ['string'],
  expiresAt: ['string'],
});

/**
 * The invitations that are not accepted yet. They are accepted elsewhere, so they are fetched again whenever the list
 * is shown or the window gets the focus, and regularly while some are visible. When one is gone, the users are fetched
 * again.
 */
export function useInvitations(isShown: boolean) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: INVITATIONS_KEY,
    queryFn: ({ signal }) => request('GET /api/invitations', { signal, isValid: isInvitationList }),
    staleTime: 0,
    enabled: isShown,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => state.data !== undefined && state.data.length > 0 && POLL_MS,
  });
  const { data } = query;
  const before = useRef(data);
  useEffect(() => {
    const isOneGone = before.current?.some(({ id }) => !data?.some((each) => each.id === id));
    before.current = data;
    if (isOneGone) void queryClient.invalidateQueries({ queryKey: USERS_KEY });
  }, [data, queryClient]);
  return query;
}

export function useInvite() {
  return useApiMutation<
    ResponseBody<'POST /api/invitations'>,
    { username: string; email?: string }
  >({
    mutationFn: (body) => request('POST /api/invitations', { body }),
    invalidates: [INVITATIONS_KEY],
    onError(error) {
      // An error about the address is shown at its field.
      if (fieldIssues(error).length === 0) toastReason(error, texts.inviteFailed);
    },
  });
}

export function useWithdrawInvitation() {
  return useApiMutation<unknown, number>({
    mutationFn: (id) => request('DELETE /api/invitations/{id}', { params: { id } }),
    invalidates: [INVITATIONS_KEY],
    invalidatesOnNotFound: true,
    onSuccess: () => toastSuccess(texts.withdrawn),
    onError: (error) => toastReason(error, texts.withdrawFailed),
  });
}

export function useAcceptInvitation() {
  return useApiMutation<{ username: string }, PasswordByLink>({
    mutationFn: (body) => request('POST /api/invitations/accept', { body }),
  });
}
