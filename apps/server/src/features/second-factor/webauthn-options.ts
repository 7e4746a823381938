import type { AuthenticatorTransport, Uint8Array_ as Bytes } from '@simplewebauthn/server';
import type { RelyingParty } from './relying-party.ts';

/** Loaded when somebody has or makes a passkey: few people do, and loading takes a while. */
export const library = () => import('@simplewebauthn/server');

/** How long browsers wait for the visitor, in milliseconds. */
const TIMEOUT = 5 * 60 * 1000;
/** For a second factor a touch is enough, so keys without PIN or fingerprint are accepted. */
const USER_VERIFICATION = 'preferred';

/** EdDSA, ES256 and RS256, by their COSE numbers: the algorithms of authenticators. */
export const ALGORITHMS = [-8, -7, -257];

export interface KnownCredential {
  /** base64url. */
  readonly id: string;
  readonly transports: readonly string[];
}

export const toBytes = (base64url: string): Bytes =>
  Uint8Array.from(Buffer.from(base64url, 'base64url'));
export const described = ({ id, transports }: KnownCredential) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

interface NewPasskeyFor {
  readonly siteName: string;
  readonly username: string;
  /** base64url; does not reveal the user. */
  readonly userHandle: string;
  /** The passkeys that the account has: no device makes a second one. */
  readonly known: readonly KnownCredential[];
}

export async function registrationOptions(
  { host }: RelyingParty,
  { siteName, username, userHandle, known }: NewPasskeyFor,
) {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: host,
    userName: username,
    userDisplayName: username,
    userID: toBytes(userHandle),
    timeout: TIMEOUT,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: USER_VERIFICATION },
  });
  return { ...options };
}

/** @param known The passkeys that the login accepts. */
export async function assertionOptions({ host }: RelyingParty, known: readonly KnownCredential[]) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: host,
    timeout: TIMEOUT,
    allowCredentials: known.map(described),
    userVerification: USER_VERIFICATION,
  });
  return { ...options };
}
