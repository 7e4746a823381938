import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** How many characters of a SHA-256 are used: 128 bits in base64url. */
const ID_LENGTH = 22;

export const createSessionToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The hash of a token that is stored: the token itself is not. */
export const tokenHashOf = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** The id by which a session is named to its user. Neither the token nor the stored hash can be derived from it. */
export const sessionIdOf = (tokenHash: string): string =>
  createHash('sha256').update(`session id\n${tokenHash}`).digest('base64url').slice(0, ID_LENGTH);
