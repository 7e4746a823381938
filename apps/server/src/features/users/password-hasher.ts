import { availableParallelism } from 'node:os';
import { say } from '@bahai-friends/contract';
import { createFairLimiter, type Place } from '../../background/fair-limiter.ts';
import { hash, verify } from './argon2.ts';
import type { Argon2Cost } from './argon2-worker.ts';

/** argon2id as OWASP's Password Storage Cheat Sheet asks for at least: 19 MiB, 2 passes, 1 lane. */
const COST: Argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Algorithm and cost as they begin a hash: `$argon2id$v=19$m=19456,t=2,p=1$`. */
const parametersOf = ({ memoryCost, timeCost, parallelism }: Argon2Cost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** Salt and digest of a hash that no password fits: random bytes that nobody knows the password of. */
const DUMMY_DIGEST = 'wiFCV+x0iOptH2Wcz/qVtg$3zlLaCJJOGkoAcgBhOEwxRue15v8Dk4oy+ivT5vLjMc';

/** One core stays free for everything else. */
const CONCURRENT = Math.max(1, availableParallelism() - 1);
/**
 * How many may wait: more than the networks that flooders are likely to have, which would otherwise push each other out
 * at once.
 */
const WAITING_MAX = 1000;
/** How many of one network may wait. More are rejected rather than kept waiting for seconds. */
const WAITING_PER_GROUP_MAX = 50;
const BUSY_RETRY_SECONDS = 5;

/** The place of new passwords, of users who are created or given one by a logged-in user or the command line. */
const NEW_PASSWORDS: Place = {
  queue: 'reserved',
  group: { name: 'new passwords', owner: 'users' },
};

export type HashingPlace = Place;

/** The hash against which a password is checked; without one the check takes as long, and fails. */
interface Found {
  readonly passwordHash: string | undefined;
}

interface Verification<T extends Found> {
  readonly place: HashingPlace;
  readonly password: string;
  /** Finds the hash, and other values, when it is this check's turn. */
  readonly find: () => Promise<T>;
}

export interface PasswordHasher {
  /** @throws DomainError `busy` when a verification at this place would be rejected now. */
  assertRoom(place: HashingPlace): void;
  /** Whether a hash was made with other parameters than the present ones. */
  isOutdated(passwordHash: string): boolean;
  /** A PHC string. @throws DomainError `busy` when too many are waiting. */
  hash(password: string): Promise<string>;
  /**
   * Whether a password fits a hash. A failure counts against the place's group.
   *
   * @throws DomainError `busy` when too many are waiting; whatever `find` throws
   */
  verify<T extends Found>(verification: Verification<T>): Promise<{ found: T; fits: boolean }>;
}

/** @param cost The cost of new hashes; tests, which make thousands, may give a lower one. */
export function createPasswordHasher(cost = COST): PasswordHasher {
  const parameters = parametersOf(cost);
  // The hash for an unknown username, so that checking it takes the time of a known one.
  const dummyHash = parameters + DUMMY_DIGEST;
  const limiter = createFairLimiter({
    concurrent: CONCURRENT,
    waitingMax: WAITING_MAX,
    waitingPerGroupMax: WAITING_PER_GROUP_MAX,
    busy: say('logins-busy'),
    retryAfter: BUSY_RETRY_SECONDS,
  });
  return {
    assertRoom: limiter.assertRoom,

    isOutdated: (passwordHash) => !passwordHash.startsWith(parameters),

    hash: (password) =>
      limiter.run(
        NEW_PASSWORDS,
        () => hash(password, cost),
        () => true,
      ),

    verify: ({ place, password, find }) =>
      limiter.run(
        place,
        async () => {
          const found = await find();
          const { passwordHash } = found;
          const fits = await verify(passwordHash ?? dummyHash, password);
          return { found, fits: passwordHash !== undefined && fits };
        },
        ({ fits }) => fits,
      ),
  };
}
