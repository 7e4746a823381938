import { Secret, TOTP } from 'otpauth';

/** The parameters that every authenticator app accepts; some accept no others (the defaults of RFC 6238). */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Steps before and after the present one whose codes are accepted, too, since clocks differ. */
const WINDOW = 1;

/** A new secret, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The `otpauth:` address that apps read from a QR code. */
export function totpUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...PARAMETERS, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** The number of the 30-second step of an instant, counted since 1970. */
const totpStep = (epochMilliseconds: number): number =>
  TOTP.counter({ period: PARAMETERS.period, timestamp: epochMilliseconds });

/** The step of a code, among the present one and its neighbours; null for a wrong code. */
export function matchingStep(
  secret: string,
  code: string,
  epochMilliseconds: number,
): number | null {
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: epochMilliseconds, window: WINDOW });
  return delta === null ? null : totpStep(epochMilliseconds) + delta;
}

/**
 * The last step that can have been used by now. A stored step further ahead was used before the clock was set back, and
 * is ignored: otherwise no code would be accepted until the clock is there again.
 */
export const latestStep = (epochMilliseconds: number): number =>
  totpStep(epochMilliseconds) + WINDOW;
