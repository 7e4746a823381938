import { Worker } from 'node:worker_threads';

interface ThreadLimits {
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  /** How long the thread waits for another task before it ends and gives back its memory. */
  readonly idleMs: number;
}

/** A task that was ended because it took too much time or memory. */
export class TaskEnded extends Error {
  override readonly name = 'TaskEnded';
}

/**
 * Does tasks outside the serving thread, one at a time: the caller waits for one before it hands in
 * the next.
 *
 * @param script Answers each message with one of its own.
 * @returns Does one task. It rejects with {@link TaskEnded}, or with what the script has thrown.
 */
export function createTaskThread<Task, Answer>(
  script: URL,
  { timeLimitMs, memoryLimitMb, idleMs }: ThreadLimits,
): (task: Task) => Promise<Answer> {
  let resting: { worker: Worker; retirement: NodeJS.Timeout } | undefined;

  function take(): Worker {
    if (!resting)
      return new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb } });
    const { worker, retirement } = resting;
    resting = undefined;
    clearTimeout(retirement);
    worker.ref();
    return worker;
  }

  function rest(worker: Worker): void {
    // A thread without work does not keep the program from ending.
    worker.unref();
    const retirement = setTimeout(() => {
      resting = undefined;
      void worker.terminate();
    }, idleMs).unref();
    resting = { worker, retirement };
  }

  return (task) => {
    const worker = take();
    return new Promise((resolve, reject) => {
      const conclude = (settle: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        settle();
      };
      const onMessage = (answer: Answer) =>
        conclude(() => {
          rest(worker);
          resolve(answer);
        });
      const onError = (error: NodeJS.ErrnoException) =>
        conclude(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskEnded() : error));
      const onExit = () => conclude(() => reject(new TaskEnded()));
      const timer = setTimeout(() => {
        conclude(() => reject(new TaskEnded()));
        void worker.terminate();
      }, timeLimitMs);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(task);
    });
  };
}
