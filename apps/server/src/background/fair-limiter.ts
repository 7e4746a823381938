import type { AnyProblem } from '@bahai-friends/contract';
import { DomainError } from '../errors/domain-error.ts';
import { FairQueue, type Group, type QueueLimits } from './fair-queue.ts';

interface Limits extends Omit<QueueLimits, 'now'> {
  /** Tasks that run at once. */
  readonly concurrent: number;
  /** The message of a rejection. */
  readonly busy: AnyProblem;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number;
  /** Milliseconds that never go back: `performance.now` unless a test hands in its own. */
  readonly now?: () => number;
}

/** Where a task waits for its turn. */
export interface Place {
  /** Tasks of the reserved queue run first; a flood in the open queue takes no room there. */
  readonly queue: 'reserved' | 'open';
  /** The group that the task is for; turns and room are shared out between groups. */
  readonly group: Group;
}

interface FairLimiter {
  /**
   * Runs a task when it is its turn.
   *
   * @param isHarmless Whether a task with this result does not count against its group.
   * @throws DomainError `busy` when there is no room to wait, or another task has taken it
   */
  run<T>(place: Place, task: () => Promise<T>, isHarmless: (result: T) => boolean): Promise<T>;
  /** @throws DomainError `busy` when a task would be rejected now. */
  assertRoom(place: Place): void;
}

/** Lets so many tasks run at once and so many more wait, in two queues, each fair between groups. */
export function createFairLimiter(limits: Limits): FairLimiter {
  const { concurrent, retryAfter, now = () => performance.now() } = limits;
  const queues = {
    reserved: new FairQueue({ ...limits, now }),
    open: new FairQueue({ ...limits, now }),
  };
  let running = 0;
  const busy = () => new DomainError('busy', limits.busy, { retryAfter });
  const assertRoom = ({ queue, group }: Place) => {
    if (running >= concurrent && !queues[queue].hasRoom(group)) throw busy();
  };
  return {
    assertRoom,

    async run(place, task, isHarmless) {
      assertRoom(place);
      const queue = queues[place.queue];
      if (running < concurrent) {
        running += 1;
        queue.count(place.group, 1);
      } else {
        await new Promise<void>((start, reject) => {
          queue.add(place.group, { start, reject: () => reject(busy()) });
          queue.count(place.group, 1);
        });
      }
      try {
        const result = await task();
        if (isHarmless(result)) queue.count(place.group, -1);
        return result;
      } finally {
        const next = queues.reserved.next() ?? queues.open.next();
        if (next) next.start();
        else running -= 1;
      }
    },
  };
}
