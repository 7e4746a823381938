import { availableParallelism } from 'node:os';
import { DomainError } from '../../errors/domain-error.ts';
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
  /** A PHC string. @throws DomainError `busy` when too many are waiting. */
  hash(password: string): Promise<string>;
  /** Whether a password fits a hash; without one it takes as long and is false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** Lets `CONCURRENT` tasks run at once and `WAITING_MAX` more wait, in order. */
function createLimiter(): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= CONCURRENT) {
      if (waiting.length >= WAITING_MAX) {
        throw new DomainError(
          'busy',
          'Too many people are logging in. Please try again in a moment.',
          { retryAfter: BUSY_RETRY_SECONDS },
        );
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export function createPasswordHasher(): PasswordHasher {
  const limited = createLimiter();
  return {
    hash: (password) => limited(() => hash(password)),
    async verify(passwordHash, password) {
      const fits = await limited(() => verify(passwordHash ?? NOBODYS_HASH, password));
      return passwordHash !== null && fits;
    },
  };
}
