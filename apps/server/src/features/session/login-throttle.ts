import type { Clock } from '../../clock.ts';
import { watchClock } from '../../clock-watch.ts';
import type { Database, Queries } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import {
  deleteAllAttempts,
  deleteAttempts,
  deletePastAttempts,
  saveAttempts,
  withAttemptsLock,
} from './login-attempts.repository.ts';
import {
  countingTimes,
  judgeLogin,
  type LoginSource,
  type Verdict,
  WINDOW_SECONDS,
} from './login-limits.ts';

export interface LoginThrottle {
  /**
   * Comes before `begin`, and counts nothing: what is refused then need not wait for its turn.
   *
   * @throws DomainError `too-many-attempts` with `retryAfter` in seconds
   */
  check(account: string, source: LoginSource): Promise<Verdict>;
  /**
   * Counts an attempt before its password is looked at, so that many at once are counted, too.
   *
   * @throws DomainError `too-many-attempts` with `retryAfter` in seconds
   */
  begin(account: string, source: LoginSource): Promise<Verdict>;
  /** Forgets the attempts from where one has logged in. */
  succeeded(account: string, verdict: Verdict): Promise<void>;
}

interface ThrottleDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Attempts per account and address, or known browser, within 15 minutes. */
  readonly limit: number;
}

/** Slows down guessing; kept in the database, so that it holds on every instance. */
export function createLoginThrottle({
  database,
  clock,
  limit,
}: ThrottleDependencies): LoginThrottle {
  const clockWasSetBack = watchClock(clock);

  async function expectAllowed(db: Queries, account: string, source: LoginSource) {
    const verdict = await judgeLogin(db, account, source, { clock, limit });
    if (verdict.wait === 0) return verdict;
    throw new DomainError(
      'too-many-attempts',
      'Too many login attempts. Please wait a while and try again.',
      { retryAfter: verdict.wait },
    );
  }

  return {
    async check(account, source) {
      // What ends at an instant of the old time would end later now.
      if (clockWasSetBack()) await deleteAllAttempts(database.writes);
      return expectAllowed(database.reads, account, source);
    },

    begin: (account, source) =>
      withAttemptsLock(database, async (transaction) => {
        await deletePastAttempts(transaction, countingTimes(clock));
        const verdict = await expectAllowed(transaction, account, source);
        for (const { key, before } of verdict.counted) {
          await saveAttempts(transaction, {
            account,
            address: key,
            window_ends_at: before?.window_ends_at ?? clock.after(WINDOW_SECONDS),
            attempts: (before?.attempts ?? 0) + 1,
            last_attempt_at: clock.now(),
          });
        }
        return verdict;
      }),

    succeeded: (account, { counted }) =>
      deleteAttempts(
        database.writes,
        account,
        counted.map(({ key }) => key),
      ),
  };
}
