import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '../../errors/domain-error.ts';

/** argon2id as OWASP's Password Storage Cheat Sheet asks for at least: 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

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
  // What an unknown username is checked against, so that it costs the time of a known one.
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => limited(() => hash(password, ARGON2ID)),
    async verify(passwordHash, password) {
      decoy ??= hash('the password of nobody', ARGON2ID);
      const against = passwordHash ?? (await decoy);
      const fits = await limited(() => verify(against, password));
      return passwordHash !== null && fits;
    },
  };
}
