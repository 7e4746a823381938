import { say } from '@bahai-friends/contract';

/** A problem with a message; its code does not matter. */
export const saying = (message: string) => say('malformed', { reason: message });
