import type { Passkey, ResponseBody, SecondFactor } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { hasShape } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { toastFailure } from '../../ui/feedback/toasts.ts';
import { makePasskey } from './make-passkey.ts';

const SECOND_FACTOR_KEY = ['second-factor'];
const invalidates = [SECOND_FACTOR_KEY];

const isSecondFactor = (body: unknown): boolean =>
  hasShape<SecondFactor>(body, {
    passkeys: ['object'],
    passkeyOrigin: ['string', 'null'],
    totp: ['object', 'null'],
    recoveryCodesLeft: ['number'],
  }) && Array.isArray(body.passkeys);

export function useSecondFactor() {
  return useQuery({
    queryKey: SECOND_FACTOR_KEY,
    queryFn: ({ signal }) => request('GET /api/second-factor', { signal, isValid: isSecondFactor }),
  });
}

/** Secret and address for an authenticator app. */
export function useBeginApp() {
  return useApiMutation<ResponseBody<'POST /api/second-factor/totp'>>({
    mutationFn: () => request('POST /api/second-factor/totp'),
  });
}

export function useConfirmApp() {
  return useApiMutation<ResponseBody<'POST /api/second-factor/totp/confirm'>, string>({
    mutationFn: (code) => request('POST /api/second-factor/totp/confirm', { body: { code } }),
    invalidates,
  });
}

export function useRemoveApp() {
  return useApiMutation<unknown>({
    mutationFn: () => request('DELETE /api/second-factor/totp'),
    invalidates,
    invalidatesOnNotFound: true,
    onError: (error) => toastFailure(texts.removeAppFailed, error),
  });
}

export function useAddPasskey() {
  return useApiMutation<ResponseBody<'POST /api/second-factor/passkeys'>, string>({
    mutationFn: makePasskey,
    invalidates,
  });
}

export function useRenamePasskey({ id }: Passkey) {
  return useApiMutation<Passkey, string>({
    mutationFn: (name) =>
      request('PATCH /api/second-factor/passkeys/{id}', { params: { id }, body: { name } }),
    invalidates,
    invalidatesOnNotFound: true,
    onError: (error) => toastFailure(texts.renamePasskeyFailed, error),
  });
}

export function useRemovePasskey({ id }: Passkey) {
  return useApiMutation<unknown>({
    mutationFn: () => request('DELETE /api/second-factor/passkeys/{id}', { params: { id } }),
    invalidates,
    invalidatesOnNotFound: true,
    onError: (error) => toastFailure(texts.removePasskeyFailed, error),
  });
}

export function useRenewRecoveryCodes() {
  return useApiMutation<ResponseBody<'POST /api/second-factor/recovery-codes'>>({
    mutationFn: () => request('POST /api/second-factor/recovery-codes'),
    invalidates,
    onError: (error) => toastFailure(texts.makeCodesFailed, error),
  });
}
