import { ECDH } from 'node:crypto';
import { isAllowedHost, isOwnMachine } from '../../channels/targets/allowed-address.ts';

/** The push services of the browsers that there are, each at its own name or at any below it. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

/** Which addresses the site sends notifications to. */
export interface PushRules {
  /** Further names, which the operator lets it send to at any port (`PUSH_HOSTS`). */
  readonly hosts: readonly string[];
  /** The operator lets it connect to local addresses, and without https (`ALLOW_LOCAL_TARGETS`). */
  readonly allowLocal: boolean;
}

function isAllowed(
  { protocol, hostname, port, username, password }: URL,
  { hosts, allowLocal }: PushRules,
): boolean {
  if (username !== '' || password !== '') return false;
  if (!hosts.includes(hostname)) {
    // The default port is not written.
    return protocol === 'https:' && port === '' && SERVICES.some((name) => name.test(hostname));
  }
  const isReachable = allowLocal || !isOwnMachine(hostname);
  const isEncrypted = protocol === 'https:' || (protocol === 'http:' && allowLocal);
  return isEncrypted && isReachable && isAllowedHost(hostname, { allowLocal });
}

/**
 * An address that a browser says it gets messages at, in the one way to write it; null where it is none of a push
 * service: a site that sends wherever it is told to would be a way into other networks.
 */
export function pushAddress(typed: string, rules: PushRules): string | null {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (url === null || !isAllowed(url, rules)) return null;
  url.hash = '';
  return url.href;
}

const CURVE = 'prime256v1';
/** An uncompressed point of the curve: a mark and two coordinates. */
const POINT_BYTES = 65;
const SECRET_BYTES = 16;

/** The bytes of what is written in base64url, without a second way to write them; null for anything else. */
function bytesOf(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}

/** Whether it is a public key of a browser: a point that is on the curve. */
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

/** Whether it is the secret that a browser shares with the site. */
export const isPushSecret = (text: string): boolean => bytesOf(text)?.length === SECRET_BYTES;
