import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

/** A token of a link that somebody gets: nobody can guess it. */
export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What it is found by, apart from what other links lead to. */
export const linkTokenHash = (
  purpose: 'answers' | 'letters' | 'notifications',
  token: string,
): string => createHash('sha256').update(`${purpose}\n${token}`).digest('hex');

/** Whether it can be one at all: PostgreSQL does not even look for some characters. */
export const isLinkToken = (text: string): boolean => TOKEN.test(text);
