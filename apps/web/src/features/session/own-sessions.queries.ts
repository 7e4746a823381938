import type { UserSession } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { isListOf } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { toastReason, toastSuccess } from '../../ui/feedback/toasts.ts';

const OWN_SESSIONS_KEY = ['own sessions'];

const isSessionList = isListOf<UserSession>({
  id: ['string'],
  browser: ['string'],
  system: ['string'],
  network: ['string'],
  lastUsedAt: ['string'],
  current: ['boolean'],
});

/** Other logins happen meanwhile, so the list is fetched again whenever it is shown. */
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
    onSuccess: () => toastSuccess(texts.sessionEnded),
    onError: (error) => toastReason(error, texts.sessionEndFailed),
  });
}

export function useEndOtherSessions() {
  return useApiMutation<unknown>({
    mutationFn: () => request('DELETE /api/sessions'),
    invalidates: [OWN_SESSIONS_KEY],
    onSuccess: () => toastSuccess(texts.othersEnded),
    onError: (error) => toastReason(error, texts.othersEndFailed),
  });
}
