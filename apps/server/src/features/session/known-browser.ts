import { createHash, randomBytes } from 'node:crypto';

const ID_BYTES = 16;
/** Of a SHA-256: 128 bits, base64url. */
const STAMP_LENGTH = 22;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Ties a mark to the account and its present password: the hash holds a salt of its own. */
const stampOf = (passwordHash: string): string =>
  sha256(`known browser\n${passwordHash}`).slice(0, STAMP_LENGTH);

/**
 * What a browser keeps that has logged in to an account, in a signed cookie: it then waits neither behind
 * others' logins nor because of others' wrong ones (OWASP's "device cookie"). It proves nothing else, and
 * is worth nothing once the password is another.
 */
export function markBrowser(passwordHash: string, id: string | null): string {
  return `${id ?? randomBytes(ID_BYTES).toString('base64url')}.${stampOf(passwordHash)}`;
}

/** The id of the browser that was marked; null when that was for another account or password. */
export function recogniseBrowser(mark: string, passwordHash: string): string | null {
  const [id = '', stamp] = mark.split('.');
  return stamp === stampOf(passwordHash) ? id : null;
}
