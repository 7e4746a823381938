import { availableParallelism } from 'node:os';
import { createFairLimiter, type Place } from '../../background/fair-limiter.ts';
import { hash, verify } from './argon2.ts';

/**
 * What an unknown username is checked against, so that it costs the time of a known one: of random
 * bytes that nobody has kept, and of the cost that every hash has.
 */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$wiFCV+x0iOptH2Wcz/qVtg$3zlLaCJJOGkoAcgBhOEwxRue15v8Dk4oy+ivT5vLjMc';

/** Algorithm and cost as they begin a hash: `$argon2id$v=19$m=19456,t=2,p=1$`. */
const PARAMETERS = `${DUMMY_HASH.split('$', 4).join('$')}$`;

/** Whether a hash was made with other parameters than those of now. */
export const isOutdatedHash = (passwordHash: string): boolean =>
  !passwordHash.startsWith(PARAMETERS);

/** One core stays free for everything else. */
const CONCURRENT = Math.max(1, availableParallelism() - 1);
/** More than flooders are likely to have networks, which would otherwise push each other out at once. */
const WAITING_MAX = 1000;
/** More are rejected rather than kept waiting for seconds. */
const WAITING_PER_GROUP_MAX = 50;
const BUSY_RETRY_SECONDS = 5;

/** New passwords, of users who are created or given one by a logged-in user or the command line. */
const NEW_PASSWORDS: Place = {
  queue: 'reserved',
  group: { name: 'new passwords', owner: 'users' },
};

export type HashingPlace = Place;

/** What a password is checked against; without a hash it takes as long, and does not fit. */
interface Found {
  readonly passwordHash: string | undefined;
}

interface Verification<T extends Found> {
  readonly place: HashingPlace;
  readonly password: string;
  /** Finds the hash, and whatever else, once it is this one's turn. */
  readonly find: () => Promise<T>;
}

export interface PasswordHasher {
  /** @throws DomainError `busy` when a verification at this place would be rejected now. */
  assertRoom(place: HashingPlace): void;
  /** A PHC string. @throws DomainError `busy` when too many are waiting. */
  hash(password: string): Promise<string>;
  /**
   * Whether a password fits a hash. One that does not counts against the place's group.
   *
   * @throws DomainError `busy` when too many are waiting; whatever `find` throws
   */
  verify<T extends Found>(verification: Verification<T>): Promise<{ found: T; fits: boolean }>;
}

export function createPasswordHasher(): PasswordHasher {
  const limiter = createFairLimiter({
    concurrent: CONCURRENT,
    waitingMax: WAITING_MAX,
    waitingPerGroupMax: WAITING_PER_GROUP_MAX,
    busyMessage: 'Too many people are logging in. Please try again in a moment.',
    retryAfter: BUSY_RETRY_SECONDS,
  });
  return {
    assertRoom: limiter.assertRoom,

    hash: (password) =>
      limiter.run(
        NEW_PASSWORDS,
        () => hash(password),
        () => true,
      ),

    verify: ({ place, password, find }) =>
      limiter.run(
        place,
        async () => {
          const found = await find();
          const { passwordHash } = found;
          const fits = await verify(passwordHash ?? DUMMY_HASH, password);
          return { found, fits: passwordHash !== undefined && fits };
        },
        ({ fits }) => fits,
      ),
  };
}
