/**
 * A name, an IPv4 or a bracketed IPv6 address, and perhaps a port: nothing that could change the meaning of an address
 * around it.
 */
const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

interface AddressedRequest {
  /** As the connection, or a trusted proxy, says. */
  readonly protocol: string;
  /** The `Host` header, or what a trusted proxy says that it was. */
  readonly host: string;
}

/**
 * The site's address by a request, without a trailing slash. Anybody may send any host, so it is used for the response
 * to that request alone.
 *
 * @returns null when it names no host
 */
export function requestSite({ protocol, host }: AddressedRequest): string | null {
  const url = `${protocol === 'https' ? 'https' : 'http'}://${host}`;
  return HOST.test(host) && URL.canParse(url) ? new URL(url).origin : null;
}
