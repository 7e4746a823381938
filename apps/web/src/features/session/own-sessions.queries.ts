import type { UserSession } from '@bahai-friends/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { isListOf } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { toastReason, toastSuccess } from '../../ui/feedback/toasts.ts';

const OWN_SESSIONS_KEY = ['own sessions'];

const isSessionList = isListOf<UserSession>({
  id: ['string'],
  device: ['string'],
  network: ['string'],
  lastUsedAt: ['string'],
  current: ['boolean'],
});

/** Others log in meanwhile: the list is read anew whenever it is shown. */
export function useOwnSessions(isShown: boolean) {
  return useQuery({
    queryKey: OWN_SESSIONS_KEY,
    queryFn: ({ signal }) => request('GET /api/sessions', { signal, isValid: isSessionList }),
    enabled: isShown,
    staleTime: 0,
  });
}

export function useEndSession() {
  return useApiMutation<unknown, string>({
    mutationFn: (id) => request('DELETE /api/sessions/{id}', { params: { id } }),
    invalidates: [OWN_SESSIONS_KEY],
    invalidatesOnNotFound: true,
    onSuccess: () => toastSuccess('The session has ended.'),
    onError: (error) => toastReason(error, 'The session could not be ended'),
  });
}

export function useEndOtherSessions() {
  return useApiMutation<unknown>({
    mutationFn: () => request('DELETE /api/sessions'),
    invalidates: [OWN_SESSIONS_KEY],
    onSuccess: () => toastSuccess('All your other sessions have ended.'),
    onError: (error) => toastReason(error, 'The sessions could not be ended'),
  });
}
