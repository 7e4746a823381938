import { createPublicKey, verify } from 'node:crypto';

interface Expected {
  /** The origin of the push service. */
  readonly origin: string;
  readonly now: Date;
  /** The key of the application server for which a subscription was made (RFC 8292, 4.1). */
  readonly applicationServerKey: string | undefined;
}

/** RFC 8292, 2: `exp` is at most 24 hours ahead. */
const AHEAD_S = 24 * 60 * 60;
/** RFC 7515, 2: base64url without padding. */
const BASE64URL = /^[\w-]+$/;
/** RFC 9110, 11.2: a name and a token or a quoted string. */
const PARAMETER = /^([\w-]+)=(?:"([^"]*)"|([^\s",]+))$/;

/** RFC 8292, 3: `vapid t=…, k=…`, in any order. */
export function vapidParameters(header: string): { t?: string; k?: string } | null {
  const credentials = /^vapid\s+(.*)$/is.exec(header)?.[1];
  if (credentials === undefined) return null;
  const parameters = credentials.split(',').map((part) => PARAMETER.exec(part.trim()));
  return Object.fromEntries(
    parameters.flatMap((found) => (found ? [[found[1]?.toLowerCase(), found[2] ?? found[3]]] : [])),
  );
}

function object(part: string | undefined): Record<string, unknown> {
  if (!BASE64URL.test(part ?? '')) return {};
  try {
    const value: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** RFC 7518, 3.4: ES256 is a signature of 64 octets, R and S. */
function isSignedBy(key: Buffer, text: string, signature: Buffer): boolean {
  const [x, y] = [
    key.subarray(1, 33).toString('base64url'),
    key.subarray(33).toString('base64url'),
  ] as const;
  try {
    const jwk = { kty: 'EC', crv: 'P-256', x, y };
    const publicKey = createPublicKey({ format: 'jwk', key: jwk });
    return verify(
      'sha256',
      Buffer.from(text),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      signature,
    );
  } catch {
    return false;
  }
}

/**
 * What is wrong with credentials by RFC 8292, 4.2; undefined when they are valid. `sub` is optional there,
 * but browsers' services ask for it.
 */
export function vapidProblem(
  header: string,
  { origin, now, applicationServerKey }: Expected,
): string | undefined {
  const { t = '', k = '' } = vapidParameters(header) ?? {};
  const [head, claims, signature, ...more] = t.split('.');
  if (more.length > 0 || !BASE64URL.test(signature ?? '')) return 't is no signed token';
  const key = Buffer.from(k, 'base64url');
  if (!BASE64URL.test(k) || key.length !== 65 || key[0] !== 4) return 'k is no key of P-256';
  if (object(head).alg !== 'ES256') return 'the token is not of ES256';
  const signed = Buffer.from(signature ?? '', 'base64url');
  if (!isSignedBy(key, `${head}.${claims}`, signed)) return 'the signature is not of this key';
  const { aud, exp, sub } = object(claims);
  if (![aud].flat().includes(origin)) return `aud is not ${origin}`;
  const seconds = now.getTime() / 1000;
  if (typeof exp !== 'number' || exp <= seconds) return 'the token has expired';
  if (exp > seconds + AHEAD_S) return 'exp is more than 24 hours ahead';
  if (typeof sub !== 'string' || !/^(?:mailto:.+@|https:\/\/)/.test(sub))
    return 'sub is no mailto: or https: address';
  if (applicationServerKey !== undefined && applicationServerKey !== k) {
    return 'the subscription is for another application server';
  }
  return undefined;
}
