import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 16;

/** What a gathering's link has: nobody can guess it. */
export const newGatheringToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

const TOKEN = /^[\w-]{22}$/;

/** Whether it can be one at all: PostgreSQL does not even look for some characters. */
export const isGatheringToken = (text: string): boolean => TOKEN.test(text);
