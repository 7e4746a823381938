import type { ResponseBody } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account';
import { request } from '../../api/client.ts';

/** Why a browser has not made a passkey, as a sentence for the page. */
function reasonOf(error: unknown): string {
  const { name } = error as Error;
  if (name === 'InvalidStateError') return texts.hasPasskey;
  if (name === 'SecurityError') return texts.noPasskeyHere;
  return texts.noPasskeyMade;
}

/**
 * Has the browser make a passkey, and adds it to the account.
 *
 * @throws {Error} with the reason as its message
 */
export async function makePasskey(
  name: string,
): Promise<ResponseBody<'POST /api/second-factor/passkeys'>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const options = await request('POST /api/second-factor/passkeys/options');
  const made = await startRegistration({
    optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  }).catch((error: unknown) => {
    throw new Error(reasonOf(error), { cause: error });
  });
  const { clientDataJSON, attestationObject, transports } = made.response;
  return request('POST /api/second-factor/passkeys', {
    body: {
      name,
      registration: {
        id: made.id,
        rawId: made.rawId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      },
    },
  });
}

/** Why passkeys cannot be made here; null when they can. */
export function whyNoPasskeys(passkeyOrigin: string | null): string | null {
  if (passkeyOrigin === null) {
    return texts.passkeysNeedAddress;
  }
  if (passkeyOrigin !== location.origin) {
    return texts.passkeysWorkAt(passkeyOrigin);
  }
  if (typeof PublicKeyCredential === 'undefined') {
    return texts.browserWithoutPasskeys;
  }
  return null;
}
