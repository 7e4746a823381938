import type { ResponseBody } from '@bahai-friends/contract';
import { request } from '../../api/client.ts';

/** Why a browser has made no passkey, in a sentence for the page. */
function reasonOf(error: unknown): string {
  const { name } = error as Error;
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  if (name === 'SecurityError') return 'Passkeys cannot be made at this address.';
  return 'No passkey was made. Please try again.';
}

/**
 * Has the browser make a passkey, and adds it to the account.
 *
 * @throws {Error} whose message says why not
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
    return 'Passkeys need a site with an https address of its own. Whoever runs this site can set PUBLIC_URL. An authenticator app works here, too.';
  }
  if (passkeyOrigin !== location.origin) {
    return `Passkeys work at ${passkeyOrigin} only. Open the dashboard there to add one.`;
  }
  if (typeof PublicKeyCredential === 'undefined') {
    return 'This browser knows no passkeys. An authenticator app works with every browser.';
  }
  return null;
}
