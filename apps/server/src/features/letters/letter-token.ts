import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

/** A token for the links of somebody's letters. */
export const newLetterToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What it is found by. */
export const letterTokenHash = (token: string): string =>
  createHash('sha256').update(`letters\n${token}`).digest('hex');

/** Whether it can be one at all. */
export const isLetterToken = (token: string): boolean => TOKEN.test(token);
