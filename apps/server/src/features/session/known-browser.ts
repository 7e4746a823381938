import { createHash, randomBytes } from 'node:crypto';

const ID_BYTES = 16;
/** How many characters of a SHA-256 are stored: 128 bits in base64url. */
const FINGERPRINT_LENGTH = 22;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Ties a mark to the account and its present password: each hash has its own salt. */
const fingerprintOf = (passwordHash: string): string =>
  sha256(`known browser\n${passwordHash}`).slice(0, FINGERPRINT_LENGTH);

/**
 * The mark of a browser that has logged in to an account (OWASP's "device cookie"), stored in a signed cookie: its
 * next login waits neither behind other logins nor because of wrong ones from elsewhere. It proves nothing else, and is
 * invalid after a change of the password.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 *
 * @param id The id of the browser, when it is known already.
 */
export function createBrowserMark(passwordHash: string, id: string | null): string {
  return `${id ?? randomBytes(ID_BYTES).toString('base64url')}.${fingerprintOf(passwordHash)}`;
}

/** Changes with the password; the hash cannot be learnt from it. */
export const passwordMark = (passwordHash: string): string =>
  sha256(`pending login\n${passwordHash}`);

/** The id of the browser with this mark; null when the mark is for another account or password. */
export function knownBrowserId(mark: string, passwordHash: string): string | null {
  const [id = '', fingerprint] = mark.split('.');
  return fingerprint === fingerprintOf(passwordHash) ? id : null;
}
