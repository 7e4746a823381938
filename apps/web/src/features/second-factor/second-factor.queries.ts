import type { Passkey, ResponseBody, SecondFactor } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { hasShape } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toasts.ts';
import { makePasskey } from './make-passkey.ts';

const SECOND_FACTOR_KEY = ['second-factor'];
const invalidates = [SECOND_FACTOR_KEY];

/**
 * Shows new recovery codes, none where the user has some already. They are shown only once, so also when the dialog that
 * asked for them was closed meanwhile.
 */
type ShowCodes = (recoveryCodes: readonly string[]) => void;

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

export function useConfirmApp(onAdded: ShowCodes) {
  return useApiMutation<ResponseBody<'POST /api/second-factor/totp/confirm'>, string>({
    mutationFn: (code) => request('POST /api/second-factor/totp/confirm', { body: { code } }),
    invalidates,
    onRefetched: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
}

export function useRemoveApp() {
  return useApiMutation<unknown>({
    mutationFn: () => request('DELETE /api/second-factor/totp'),
    invalidates,
    invalidatesOnNotFound: true,
    onRefetched: () => toastSuccess(texts.appRemoved),
    onError: (error) => toastFailure(texts.removeAppFailed, error),
  });
}

export function useAddPasskey(onAdded: ShowCodes) {
  return useApiMutation<ResponseBody<'POST /api/second-factor/passkeys'>, string>({
    mutationFn: makePasskey,
    invalidates,
    onRefetched: ({ recoveryCodes }) => onAdded(recoveryCodes),
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
    onRefetched: () => toastSuccess(texts.passkeyRemoved),
    onError: (error) => toastFailure(texts.removePasskeyFailed, error),
  });
}

export function useRenewRecoveryCodes(onRenewed: ShowCodes) {
  return useApiMutation<ResponseBody<'POST /api/second-factor/recovery-codes'>>({
    mutationFn: () => request('POST /api/second-factor/recovery-codes'),
    invalidates,
    onRefetched: ({ recoveryCodes }) => onRenewed(recoveryCodes),
    onError: (error) => toastFailure(texts.makeCodesFailed, error),
  });
}
