import { isIP } from 'node:net';

/** For whom passkeys are made: browsers use one only at its own address. */
export interface RelyingParty {
  /** The host, which is the RP ID. */
  readonly host: string;
  readonly origin: string;
}

const isLocal = (host: string): boolean => host === 'localhost';

/**
 * The relying party of a site: that of an https `PUBLIC_URL`, else that of `localhost`. Null where browsers
 * make no passkeys, at an IP address or over plain http.
 *
 * @param requestHost As the browser has sent it; believed only when it says `localhost`, where no other
 *   site can be.
 */
export function relyingPartyOf(publicUrl: string | null, requestHost: string): RelyingParty | null {
  if (publicUrl === null && !URL.canParse(`http://${requestHost}`)) return null;
  const { protocol, hostname, origin } = new URL(publicUrl ?? `http://${requestHost}`);
  const isSecure = publicUrl !== null && protocol === 'https:';
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  return isLocal(hostname) || (isSecure && isName) ? { host: hostname, origin } : null;
}
