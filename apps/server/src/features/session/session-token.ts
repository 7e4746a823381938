import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** The characters of a SHA-256 that are kept: 128 bits in base64url. */
const ID_LENGTH = 22;

export const createSessionToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token: the token itself is nowhere on the server. */
export const tokenHashOf = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/**
 * By what a session is named to its user. It says nothing of the token, nor of the hash by which the token
 * is found.
 */
export const sessionIdOf = (tokenHash: string): string =>
  createHash('sha256').update(`session id\n${tokenHash}`).digest('base64url').slice(0, ID_LENGTH);
