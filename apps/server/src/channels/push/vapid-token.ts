import { createPrivateKey, sign } from 'node:crypto';

/** The pair of keys by which push services know this site (RFC 8292): coordinates and scalar of P-256 in base64url. */
export interface VapidKeys {
  readonly x: string;
  readonly y: string;
  readonly d: string;
}

/** Marks an uncompressed point. */
const UNCOMPRESSED = Buffer.from([4]);

/** The public key as browsers and push services take it. */
export const vapidPublicKey = ({ x, y }: VapidKeys): string =>
  Buffer.concat([UNCOMPRESSED, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  );

interface Claims {
  /** The origin of the push service. */
  readonly aud: string;
  /** When it expires, in seconds since 1970. */
  readonly exp: number;
  /** The contact for the service. */
  readonly sub: string;
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A JSON Web Token, signed with ES256, that identifies the site to one push service. */
export function vapidToken(keys: VapidKeys, { aud, exp, sub }: Claims): string {
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', ...keys } });
  const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded({ aud, exp, sub })}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
