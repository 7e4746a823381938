import { availableParallelism } from 'node:os';
import { createLimiter } from '../../background/limiter.ts';
import { hash, verify } from './argon2.ts';

/**
 * What an unknown username is checked against, so that it costs the time of a known one: of random
 * bytes that nobody has kept, and of the cost that every hash has.
 */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$wiFCV+x0iOptH2Wcz/qVtg$3zlLaCJJOGkoAcgBhOEwxRue15v8Dk4oy+ivT5vLjMc';

/** One core stays free for everything else. */
const CONCURRENT = Math.max(1, availableParallelism() - 1);
/** Hashes waiting their turn; more are refused rather than kept waiting for seconds. */
const WAITING_MAX = 50;
const BUSY_RETRY_SECONDS = 5;

export interface PasswordHasher {
  /** @throws DomainError `busy` when too many are waiting. */
  expectRoom(): void;
  /** A PHC string. @throws DomainError `busy` when too many are waiting. */
  hash(password: string): Promise<string>;
  /** Whether a password fits a hash; without one it takes as long and is false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

export function createPasswordHasher(): PasswordHasher {
  const limiter = createLimiter({
    concurrent: CONCURRENT,
    waitingMax: WAITING_MAX,
    busyMessage: 'Too many people are logging in. Please try again in a moment.',
    retryAfter: BUSY_RETRY_SECONDS,
  });
  return {
    expectRoom: limiter.expectRoom,
    hash: (password) => limiter.run(() => hash(password)),
    async verify(passwordHash, password) {
      const fits = await limiter.run(() => verify(passwordHash ?? NOBODYS_HASH, password));
      return passwordHash !== null && fits;
    },
  };
}
