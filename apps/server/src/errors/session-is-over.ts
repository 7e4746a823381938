import { say } from '@bahai-friends/contract';
import { DomainError } from './domain-error.ts';

/** The rejection of a call whose session has ended while the call was under way. */
export const sessionIsOver = () => new DomainError('unauthenticated', say('log-in-again'));
