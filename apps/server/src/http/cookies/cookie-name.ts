/** Where a cookie is valid. */
interface CookieScope {
  readonly https: boolean;
  /** The path that it is sent to. */
  readonly path: string;
}

/**
 * A cookie's name. Behind https it has a prefix by which browsers accept the cookie only from this very site and over
 * https (RFC 6265bis, section 4.1.3), so that no other site on a subdomain can plant one: `__Host-` asks for the path
 * `/`, others get `__Secure-`. Over plain http browsers would refuse both.
 */
export function cookieName(name: string, { https, path }: CookieScope): string {
  if (!https) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}
