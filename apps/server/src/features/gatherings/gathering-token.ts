import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 16;

/** A new random token of a gathering's link. */
export const newGatheringToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

const TOKEN = /^[\w-]{22}$/;

/** Whether a text can be a token at all: PostgreSQL refuses to look for some characters. */
export const isGatheringToken = (text: string): boolean => TOKEN.test(text);
