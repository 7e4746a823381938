import {
  type AnyProblem,
  type PasskeyAssertion,
  type PasskeyRegistration,
  say,
} from '@bahai-friends/contract';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { DomainError } from '../../errors/domain-error.ts';
import type { RelyingParty } from './relying-party.ts';
import {
  ALGORITHMS,
  described,
  type KnownCredential,
  library,
  toBytes,
} from './webauthn-options.ts';

const helpers = () => import('@simplewebauthn/server/helpers');

/** The stored values of a passkey for checking its signatures. */
export interface Credential extends KnownCredential {
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly backupEligible: boolean;
  readonly backedUp: boolean;
}

/** Runs a check of the library, which throws for anything that is wrong with an answer. */
async function refusing<T extends { verified: boolean }>(
  kind: 'invalid' | 'unauthenticated',
  said: AnyProblem,
  verify: () => Promise<T>,
): Promise<T> {
  try {
    const verification = await verify();
    if (verification.verified) return verification;
  } catch {
    // The answer does not match the challenge, the site or the passkey; which of them does not matter.
  }
  throw new DomainError(kind, said);
}

/**
 * Refuses a certificate, which names the maker of an authenticator. None was asked for, and checking it would mean
 * following addresses in it.
 */
async function assertNoCertificate(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await helpers();
  const decoded = decodeAttestationObject(toBytes(attestationObject));
  const isPlain = ['none', 'packed'].includes(decoded.get('fmt'));
  if (!isPlain || decoded.get('attStmt').get('x5c') !== undefined) {
    throw new Error('an attestation that was not asked for');
  }
}

/** @throws DomainError `invalid` when it does not answer this challenge at this site */
export async function verifyRegistration(
  { host, origin }: RelyingParty,
  challenge: string,
  registration: PasskeyRegistration,
): Promise<Credential> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await refusing('invalid', say('passkey-not-added'), async () => {
    await assertNoCertificate(registration.response.attestationObject);
    const { transports = [], ...response } = registration.response;
    return verifyRegistrationResponse({
      response: {
        ...registration,
        response: { ...response, transports: transports as AuthenticatorTransport[] },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  });
  if (!registrationInfo) throw new Error('A verified registration without a credential');
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: registration.response.transports ?? [],
    backupEligible: credentialDeviceType === 'multiDevice',
    backedUp: credentialBackedUp,
  };
}

/**
 * @returns The changed values: the counter, and whether its provider keeps a copy.
 * @throws DomainError `unauthenticated` when the passkey has not signed this challenge at this site, when its counter
 *   has not increased (it may have been copied), or when its kind has changed
 */
export async function verifyAssertion(
  { host, origin }: RelyingParty,
  challenge: string,
  credential: Credential,
  assertion: PasskeyAssertion,
): Promise<Pick<Credential, 'counter' | 'backedUp'>> {
  const { verifyAuthenticationResponse } = await library();
  const { authenticationInfo } = await refusing('unauthenticated', PASSKEY_REFUSED, async () => {
    const verification = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: {
        ...described(credential),
        publicKey: toBytes(credential.publicKey),
        counter: credential.counter,
      },
      requireUserVerification: false,
    });
    const { credentialDeviceType } = verification.authenticationInfo;
    // Whether a passkey can be backed up never changes (WebAuthn, section 6.1.3).
    if ((credentialDeviceType === 'multiDevice') !== credential.backupEligible) {
      throw new Error('a passkey of another kind');
    }
    return verification;
  });
  const { newCounter, credentialBackedUp } = authenticationInfo;
  return { counter: newCounter, backedUp: credentialBackedUp };
}

export const PASSKEY_REFUSED = say('passkey-refused');
