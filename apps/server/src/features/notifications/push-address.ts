import { ECDH } from 'node:crypto';
import { isAllowedHost, isOwnMachine } from '../../channels/targets/allowed-address.ts';

/** The push services of existing browsers, each at its own host or at a subdomain. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

/** The addresses to which the site sends notifications. */
export interface PushRules {
  /** Further hosts, to which the operator allows any port (`PUSH_HOSTS`). */
  readonly hosts: readonly string[];
  /** The operator allows local addresses, and connections without https (`ALLOW_LOCAL_TARGETS`). */
  readonly allowLocal: boolean;
}

function isAllowed(
  { protocol, hostname, port, username, password }: URL,
  { hosts, allowLocal }: PushRules,
): boolean {
  if (username !== '' || password !== '') return false;
  if (!hosts.includes(hostname)) {
    // `URL` leaves the default port empty.
    return protocol === 'https:' && port === '' && SERVICES.some((name) => name.test(hostname));
  }
  const isReachable = allowLocal || !isOwnMachine(hostname);
  const isEncrypted = protocol === 'https:' || (protocol === 'http:' && allowLocal);
  return isEncrypted && isReachable && isAllowedHost(hostname, { allowLocal });
}

/**
 * A browser's address at its push service, in canonical form; null for an address of no push service: a site that sends
 * to any address would be a way into other networks.
 */
export function pushAddress(typed: string, rules: PushRules): string | null {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (url === null || !isAllowed(url, rules)) return null;
  url.hash = '';
  return url.href;
}

const CURVE = 'prime256v1';
/** The length of an uncompressed point of the curve: a mark and two coordinates. */
const POINT_BYTES = 65;
const SECRET_BYTES = 16;

/** The bytes of a text in canonical base64url; null for anything else. */
function bytesOf(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}

/** Whether a text is a browser's public key: a point on the curve. */
export function isPushKey(text: string): boolean {
  const bytes = bytesOf(text);
  if (bytes?.length !== POINT_BYTES) return false;
  try {
    ECDH.convertKey(bytes, CURVE);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text has the form of the secret that a browser shares with the site. */
export const isPushSecret = (text: string): boolean => bytesOf(text)?.length === SECRET_BYTES;
