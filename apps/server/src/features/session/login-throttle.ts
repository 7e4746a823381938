import { say } from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import { watchClock } from '../../clock-setback.ts';
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
  checkLoginLimits,
  countingPeriod,
  type LoginAllowance,
  type LoginSource,
  WINDOW_SECONDS,
} from './login-waits.ts';

export interface LoginThrottle {
  /**
   * Called before `countAttempt`; it counts nothing, so that a rejected attempt need not wait for its turn.
   *
   * @throws DomainError `too-many-attempts` with `retryAfter` in seconds
   */
  assertAllowed(account: string, source: LoginSource): Promise<LoginAllowance>;
  /**
   * Counts an attempt before its password is checked, so that many at once are counted, too.
   *
   * @throws DomainError `too-many-attempts` with `retryAfter` in seconds
   */
  countAttempt(account: string, source: LoginSource): Promise<LoginAllowance>;
  /** Deletes the attempts that count against a login that has succeeded. */
  clearAttempts(account: string, allowance: LoginAllowance): Promise<void>;
}

interface ThrottleDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Attempts per account and address, or known browser, within 15 minutes. */
  readonly limit: number;
}

/** Slows down guessing of passwords; the counts are in the database, so that all instances share them. */
export function createLoginThrottle({
  database,
  clock,
  limit,
}: ThrottleDependencies): LoginThrottle {
  const clockWasSetBack = watchClock(clock);

  async function assertWithinLimits(db: Queries, account: string, source: LoginSource) {
    const allowance = await checkLoginLimits(db, account, source, { clock, limit });
    if (allowance.waitSeconds === 0) return allowance;
    throw new DomainError('too-many-attempts', say('too-many-logins'), {
      retryAfter: allowance.waitSeconds,
    });
  }

  return {
    async assertAllowed(account, source) {
      // Limits that end at an instant of the old time would end later by the new one.
      if (clockWasSetBack()) await deleteAllAttempts(database.writes);
      return assertWithinLimits(database.reads, account, source);
    },

    countAttempt: (account, source) =>
      withAttemptsLock(database, async (transaction) => {
        await deletePastAttempts(transaction, countingPeriod(clock));
        const allowance = await assertWithinLimits(transaction, account, source);
        for (const { key, before } of allowance.counters) {
          await saveAttempts(transaction, {
            account,
            address: key,
            window_ends_at: before?.window_ends_at ?? clock.after(WINDOW_SECONDS),
            attempts: (before?.attempts ?? 0) + 1,
            last_attempt_at: clock.now(),
          });
        }
        return allowance;
      }),

    clearAttempts: (account, { counters }) =>
      deleteAttempts(
        database.writes,
        account,
        counters.map(({ key }) => key),
      ),
  };
}
