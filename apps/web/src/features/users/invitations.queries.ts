import type { AcceptedInvitation, Invitation, ResponseBody } from '@bahai-friends/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { isListOf } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { toastReason, toastSuccess } from '../../ui/feedback/toasts.ts';

const INVITATIONS_KEY = ['invitations'];

const isInvitationList = isListOf<Invitation>({
  id: ['number'],
  username: ['string'],
  expiresAt: ['string'],
});

/** Those that nobody has accepted yet, read when the list is shown. */
export function useInvitations() {
  return useQuery({
    queryKey: INVITATIONS_KEY,
    queryFn: ({ signal }) => request('GET /api/invitations', { signal, isValid: isInvitationList }),
    staleTime: 0,
  });
}

export function useInvite() {
  return useApiMutation<ResponseBody<'POST /api/invitations'>, { username: string }>({
    mutationFn: (body) => request('POST /api/invitations', { body }),
    invalidates: [INVITATIONS_KEY],
    onError: (error) => toastReason(error, 'The invitation could not be made'),
  });
}

export function useWithdrawInvitation() {
  return useApiMutation<unknown, number>({
    mutationFn: (id) => request('DELETE /api/invitations/{id}', { params: { id } }),
    invalidates: [INVITATIONS_KEY],
    invalidatesOnNotFound: true,
    onSuccess: () => toastSuccess('The invitation is withdrawn.'),
    onError: (error) => toastReason(error, 'The invitation could not be withdrawn'),
  });
}

export function useAcceptInvitation() {
  return useApiMutation<{ username: string }, AcceptedInvitation>({
    mutationFn: (body) => request('POST /api/invitations/accept', { body }),
  });
}
