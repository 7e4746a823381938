import { DomainError } from '../errors/domain-error.ts';

interface Limits {
  /** Tasks that run at once. */
  readonly concurrent: number;
  /** Tasks waiting their turn; more are refused rather than kept waiting for long. */
  readonly waitingMax: number;
  /** What those who are refused are told. */
  readonly busyMessage: string;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number;
}

export interface Limiter {
  /** Runs a task when it is its turn. @throws DomainError `busy` when too many are waiting. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Lets so many tasks run at once and so many more wait, in order. */
export function createLimiter(limits: Limits): Limiter {
  const { concurrent, waitingMax, busyMessage, retryAfter } = limits;
  let running = 0;
  const waiting: (() => void)[] = [];
  const assertRoom = () => {
    if (running < concurrent || waiting.length < waitingMax) return;
    throw new DomainError('busy', busyMessage, { retryAfter });
  };
  return {
    async run(task) {
      assertRoom();
      if (running >= concurrent) {
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
    },
  };
}
