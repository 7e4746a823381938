import type { AccountEmail } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account/mail';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { hasShape } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { toastReason, toastSuccess } from '../../ui/feedback/toasts.ts';

const EMAIL_KEY = ['account email'];

const isEmail = (body: unknown): boolean =>
  hasShape<AccountEmail>(body, { email: ['string', 'null'], confirmed: ['boolean'] });

/**
 * One's own address. It is confirmed elsewhere, so it is fetched again whenever it is shown and whenever the window
 * gets the focus.
 */
export function useAccountEmail(isShown: boolean) {
  return useQuery<AccountEmail>({
    queryKey: EMAIL_KEY,
    queryFn: ({ signal }) => request('GET /api/account/email', { signal, isValid: isEmail }),
    enabled: isShown,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Gives an address; an error about it is shown at its field. */
export function useGiveEmail() {
  return useApiMutation<AccountEmail, string>({
    mutationFn: (email) => request('PUT /api/account/email', { body: { email } }),
    invalidates: [EMAIL_KEY],
    onRefetched: () => toastSuccess(texts.lookInInbox),
  });
}

export function useRemoveEmail() {
  return useApiMutation<unknown>({
    mutationFn: () => request('DELETE /api/account/email'),
    invalidates: [EMAIL_KEY],
    onSuccess: () => toastSuccess(texts.removed),
    onError: (error) => toastReason(error, texts.removeFailed),
  });
}

export function useConfirmEmail() {
  return useApiMutation<AccountEmail, string>({
    mutationFn: (token) => request('POST /api/account/email/confirm', { body: { token } }),
    invalidates: [EMAIL_KEY],
  });
}

export function useAskForReset() {
  return useApiMutation<unknown, { username: string }>({
    mutationFn: (body) => request('POST /api/password-reset', { body }),
  });
}
