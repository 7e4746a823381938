import { isIP } from 'node:net';

/** The host for which passkeys are made: browsers use a passkey only there. */
export interface RelyingParty {
  /** The host, which is the RP ID. */
  readonly host: string;
  readonly origin: string;
}

const isLocal = (host: string): boolean => host === 'localhost';

/**
 * The relying party of a site: the host of an https `PUBLIC_URL`, else `localhost`. Null where browsers cannot make
 * passkeys: at an IP address or over plain http.
 *
 * @param requestHost The host in the request; used only when it is `localhost`, where no other site can be.
 */
export function relyingPartyOf(publicUrl: string | null, requestHost: string): RelyingParty | null {
  if (publicUrl === null && !URL.canParse(`http://${requestHost}`)) return null;
  const { protocol, hostname, origin } = new URL(publicUrl ?? `http://${requestHost}`);
  const isSecure = publicUrl !== null && protocol === 'https:';
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  return isLocal(hostname) || (isSecure && isName) ? { host: hostname, origin } : null;
}
