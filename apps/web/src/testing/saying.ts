import { say } from '@bahai-friends/contract';

/** What is said of a problem; here it does not matter which. */
export const saying = (message: string) => say('malformed', { reason: message });
