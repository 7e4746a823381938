import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { endFirstWithoutMemory } from './out-of-memory.ts';
import { watchResidentMemory } from './resident-memory.ts';

interface ProcessLimits {
  readonly timeLimitMs: number;
  /** How large its heap may become. */
  readonly memoryLimitMb: number;
  /** How much it may have in memory while it does a task: its heap, its buffers and the program itself. */
  readonly residentLimitMb: number;
  /** How long the process waits for another task before it ends and gives back its memory. */
  readonly idleMs: number;
  /**
   * None by default: a process that handles files from outside does not get the passwords and addresses of the server.
   */
  readonly environment?: NodeJS.ProcessEnv;
}

/** A piece of a result, sent before its end, so that nothing large arrives at once. */
export interface TaskPart<Part> {
  readonly part: Part;
}

/** A task's process was ended because it took too much time or memory. */
export class TaskLimitError extends Error {
  override readonly name = 'TaskLimitError';
}

/** Exit code of a script that has thrown. */
const THROWN = 1;
const STDERR_TAIL_MAX = 4000;

interface Worker {
  readonly child: ChildProcess;
  /** The end of what it has written to stderr. */
  stderrTail: string;
}

/** The processes that are killed when this program exits. */
const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function start(script: URL, { memoryLimitMb, environment = {} }: ProcessLimits): Worker {
  const child = fork(script, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryLimitMb}`],
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined) endFirstWithoutMemory(child.pid);
  const started = { child, stderrTail: '' };
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    started.stderrTail = (started.stderrTail + text).slice(-STDERR_TAIL_MAX);
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  // An error of a process without a task concerns no caller.
  child.on('error', () => undefined);
  return started;
}

/** Does one task in a process, which cannot be used again unless there is a result. */
function runIn<Task extends object, Result, Part>(
  worker: Worker,
  task: Task,
  { timeLimitMs, residentLimitMb }: ProcessLimits,
  take: (part: Part) => void,
): Promise<Result> {
  const { child } = worker;
  return new Promise((resolve, reject) => {
    const settle = (conclude: () => void) => {
      clearTimeout(timer);
      stopWatching();
      child.off('message', onMessage).off('error', onError).off('close', onClose);
      conclude();
    };
    const onMessage = (message: object) => {
      if ('part' in message) take(message.part as Part);
      else settle(() => resolve(message as Result));
    };
    const onError = (error: Error) => settle(() => reject(error));
    const onClose = (code: number | null) =>
      settle(() => reject(code === THROWN ? new Error(worker.stderrTail) : new TaskLimitError()));
    const giveUp = () => {
      settle(() => reject(new TaskLimitError()));
      child.kill('SIGKILL');
    };
    const timer = setTimeout(giveUp, timeLimitMs);
    const stopWatching = watchResidentMemory(child.pid ?? 0, residentLimitMb, giveUp);
    child.on('message', onMessage).on('error', onError).on('close', onClose);
    child.send(task);
  });
}

/** Sets whether a process keeps this program from ending; one without a task does not. */
function setReferenced({ child }: Worker, isReferenced: boolean): void {
  const stderr = child.stderr as Socket | null;
  for (const handle of [child, child.channel, stderr])
    isReferenced ? handle?.ref() : handle?.unref();
}

export interface TaskProcess<Task, Result, Part> {
  /**
   * Does one task, and hands over the parts as they come.
   *
   * @throws TaskLimitError
   * @throws Error when the script has thrown, or after `close`
   */
  run(task: Task, take?: (part: Part) => void): Promise<Result>;
  /** Ends the process, whatever it does. */
  close(): Promise<void>;
}

/**
 * Does tasks in another process, one at a time: the caller waits for one before it hands in the next.
 * Not in a thread: one that runs out of memory may end the whole program.
 *
 * @param script Replies to each message with any number of `TaskPart`, then with the result.
 */
export function createTaskProcess<Task extends object, Result, Part = never>(
  script: URL,
  limits: ProcessLimits,
): TaskProcess<Task, Result, Part> {
  /** The current process, and for a moment those before it, which were told to end. */
  const workers = new Set<Worker>();
  let idle: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function startAnother(): Worker {
    const worker = start(script, limits);
    workers.add(worker);
    worker.child.once('exit', () => {
      workers.delete(worker);
      if (idle === worker) idle = undefined;
    });
    return worker;
  }

  function acquire(): Worker {
    const worker = idle ?? startAnother();
    clearTimeout(idleTimer);
    idle = undefined;
    setReferenced(worker, true);
    return worker;
  }

  function release(worker: Worker): void {
    setReferenced(worker, false);
    idle = worker;
    idleTimer = setTimeout(() => {
      idle = undefined;
      worker.child.kill();
    }, limits.idleMs).unref();
  }

  return {
    async run(task, takePart = () => undefined) {
      // A caller that waited for another task must not start a process any more.
      if (isClosed) throw new Error('The program is closing');
      const worker = acquire();
      const result = await runIn<Task, Result, Part>(worker, task, limits, takePart);
      release(worker);
      return result;
    },
    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      const ended = [...workers].map(async (worker) => {
        const { child } = worker;
        // Without it, a program that has nothing else to do would end before the process does.
        setReferenced(worker, true);
        if (child.exitCode === null && child.signalCode === null) {
          child.kill('SIGKILL');
          await once(child, 'exit');
        }
      });
      await Promise.all(ended);
    },
  };
}
