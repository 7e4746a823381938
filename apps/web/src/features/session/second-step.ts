import type { SecondStepPayload } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/second-step';
import { ApiError, userMessageOf } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { dropCsrfToken } from '../../api/csrf-token.ts';
import { says } from '../../api/unauthenticated.ts';

/** Finishes a login with a code or a recovery code. @throws {ApiError} */
export async function finishByCode(payload: SecondStepPayload): Promise<void> {
  await request('POST /api/login/second-factor', { body: payload });
  dropCsrfToken();
}

/**
 * Asks the browser for a passkey, and finishes the login with it.
 *
 * @throws {ApiError} when the server refuses it
 * @throws {Error} when the browser gives none: the visitor has cancelled, or there is none on this device
 */
export async function finishByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = await request('POST /api/login/passkey/options');
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  const assertion = {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, authenticatorData, signature },
  };
  await request('POST /api/login/passkey', { body: { assertion } });
  dropCsrfToken();
}

/** Whether nothing helps but entering the password again. */
export function mustStartAgain(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && says(error, 'startAgain');
}

/** The message for a failed second step. */
export function secondStepFailure(error: Error): string {
  if (error instanceof ApiError) return userMessageOf(error, texts.loginFailed);
  return texts.noPasskeyUsed;
}
