import { hkdfSync } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

const KEY_BYTES = 32;

/** The key that signs cookies, derived from the installation's own: cookies are valid on every instance. */
export function cookieKey(installationKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', installationKey, '', 'signed cookies', KEY_BYTES));
}

/** The options of a signed cookie that no script can read and no other site can use. */
export function signedCookieOptions(https: boolean) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    signed: true,
  } as const satisfies CookieSerializeOptions;
}

/** A cookie's value if we have signed it: a forged one is rejected without asking the database. */
export function readSignedCookie(request: FastifyRequest, name: string): string | null {
  const signed = request.cookies[name];
  if (signed === undefined) return null;
  const { valid, value } = request.unsignCookie(signed);
  return valid ? value : null;
}
