import type { AnyProblem } from '@bahai-friends/contract';
import PQueue from 'p-queue';
import { DomainError } from '../errors/domain-error.ts';

interface Limits {
  /** Tasks that run at once. */
  readonly concurrent: number;
  /** Tasks that wait for their turn; more are rejected rather than kept waiting for long. */
  readonly waitingMax: number;
  /** The message of a rejection. */
  readonly busy: AnyProblem;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number;
}

interface Limiter {
  /** Runs a task when it is its turn. @throws DomainError `busy` when too many are waiting. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Lets so many tasks run at once and so many more wait, first come, first served. */
export function createLimiter(limits: Limits): Limiter {
  const { concurrent, waitingMax, busy, retryAfter } = limits;
  const queue = new PQueue({ concurrency: concurrent });
  return {
    async run(task) {
      if (queue.pending >= concurrent && queue.size >= waitingMax) {
        throw new DomainError('busy', busy, { retryAfter });
      }
      return queue.add(task);
    },
  };
}
