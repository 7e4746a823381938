import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';

interface ProcessLimits {
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  /** How long the process waits for another task before it ends and gives back its memory. */
  readonly idleMs: number;
}

/** A piece of what a script has found out, sent before its answer: nothing large arrives at once. */
export interface TaskPart<Part> {
  readonly part: Part;
}

/** A task that was ended because it took too much time or memory. */
export class TaskLimitError extends Error {
  override readonly name = 'TaskLimitError';
}

/** Exit code of a script that has thrown. */
const THROWN = 1;
const LAST_WORDS_MAX = 4000;

interface TaskProcess {
  readonly child: ChildProcess;
  /** The end of what it has written about its errors. */
  lastWords: string;
}

/** Those that end with this program. */
const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function start(script: URL, memoryLimitMb: number): TaskProcess {
  const child = fork(script, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryLimitMb}`],
    // Passwords and addresses of the server are no business of what handles files from outside.
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const started = { child, lastWords: '' };
  child.stderr?.setEncoding('utf8').on('data', (words: string) => {
    started.lastWords = (started.lastWords + words).slice(-LAST_WORDS_MAX);
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  // What goes wrong in a process that is resting concerns nobody.
  child.on('error', () => undefined);
  return started;
}

/** Does one task in a process, which is of no use afterwards unless there is an answer. */
function perform<Task extends object, Answer, Part>(
  worker: TaskProcess,
  task: Task,
  timeLimitMs: number,
  take: (part: Part) => void,
): Promise<Answer> {
  const { child } = worker;
  return new Promise((resolve, reject) => {
    const conclude = (settle: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('error', onError).off('close', onClose);
      settle();
    };
    const onMessage = (message: object) => {
      if ('part' in message) take(message.part as Part);
      else conclude(() => resolve(message as Answer));
    };
    const onError = (error: Error) => conclude(() => reject(error));
    const onClose = (code: number | null) =>
      conclude(() => reject(code === THROWN ? new Error(worker.lastWords) : new TaskLimitError()));
    const timer = setTimeout(() => {
      conclude(() => reject(new TaskLimitError()));
      child.kill('SIGKILL');
    }, timeLimitMs);
    child.on('message', onMessage).on('error', onError).on('close', onClose);
    child.send(task);
  });
}

/** Whether a process keeps the program from ending; one without work does not. */
function hold({ child }: TaskProcess, isHeld: boolean): void {
  const stderr = child.stderr as Socket | null;
  for (const handle of [child, child.channel, stderr]) isHeld ? handle?.ref() : handle?.unref();
}

/**
 * Does tasks in another process, one at a time: the caller waits for one before it hands in the next.
 * A thread would not do: one that runs out of memory may take the whole program with it.
 *
 * @param script Answers each message with any number of `TaskPart` and then one that is none.
 * @returns Does one task, and hands over the parts as they come. It rejects with {@link TaskLimitError}, or
 *   with another Error when the script has thrown.
 */
export function createTaskProcess<Task extends object, Answer, Part = never>(
  script: URL,
  { timeLimitMs, memoryLimitMb, idleMs }: ProcessLimits,
): (task: Task, take?: (part: Part) => void) => Promise<Answer> {
  let resting: TaskProcess | undefined;
  let retirement: NodeJS.Timeout | undefined;

  function startAnother(): TaskProcess {
    const worker = start(script, memoryLimitMb);
    worker.child.once('exit', () => {
      if (resting === worker) resting = undefined;
    });
    return worker;
  }

  function take(): TaskProcess {
    const worker = resting ?? startAnother();
    clearTimeout(retirement);
    resting = undefined;
    hold(worker, true);
    return worker;
  }

  function rest(worker: TaskProcess): void {
    hold(worker, false);
    resting = worker;
    retirement = setTimeout(() => {
      resting = undefined;
      worker.child.kill();
    }, idleMs).unref();
  }

  return async (task, takePart = () => undefined) => {
    const worker = take();
    const answer = await perform<Task, Answer, Part>(worker, task, timeLimitMs, takePart);
    rest(worker);
    return answer;
  };
}
