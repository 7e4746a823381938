import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 16;

/** What a gathering's link has: nobody can guess it. */
export const newGatheringToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
