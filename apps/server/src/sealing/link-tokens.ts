import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

/** A token of a link that somebody gets: nobody can guess it. */
export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The hash by which a link's token is stored and found; those of other kinds of links differ. */
export const linkTokenHash = (
  purpose: 'answers' | 'letters' | 'notifications',
  token: string,
): string => hash('sha256', `${purpose}\n${token}`, 'hex');

/** Whether a text can be a token at all: PostgreSQL refuses to look for some characters. */
export const isLinkToken = (text: string): boolean => TOKEN.test(text);
