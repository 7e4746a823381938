import { type ChildProcess, fork } from 'node:child_process';
import { COMPILE_CACHE } from '../compile-cache.ts';
import { inheritedVariables } from '../environment.ts';

/** How often to check whether a sender is wanted. */
const LOOK_EVERY_MS = 2000;
const PAUSE_MAX_MS = 60_000;
/** A process that ran for so long did not fail at its start. */
const STEADY_MS = 60_000;
/** How long mails under way may take to finish. */
const STOP_MS = 8000;
/** The heap may be small, since few rows are in memory at a time. */
const HEAP_MB = 64;

interface SenderProcessOptions {
  /** Whether anything is set up for sending. */
  readonly isWanted: () => Promise<boolean>;
  /** Starts the program; by default the sender. */
  readonly start?: () => ChildProcess;
  readonly log: (line: string) => void;
}

const startSender = (): ChildProcess =>
  fork(new URL('./main.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=1'],
    // Without it, Node would load what strips types from sources for a single file: 12 MB.
    env: { ...inheritedVariables(), NODE_COMPILE_CACHE: COMPILE_CACHE },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

/** Has a sender end after its last mails. One that ends already would report an error. */
function disconnect(child: ChildProcess | undefined): void {
  if (child?.connected) child.disconnect();
}

/** The pause before the next start, in milliseconds: 1, 2, 4 … 60 seconds. */
export const restartPause = (ends: number): number => Math.min(1000 * 2 ** ends, PAUSE_MAX_MS);

/**
 * Runs a sender as a process of its own while one is wanted, and starts it again when it ends. The sender ends with
 * this process, even when this one is killed, since its IPC channel closes then.
 */
export function runSenderProcess({ isWanted, start = startSender, log }: SenderProcessOptions) {
  let child: ChildProcess | undefined;
  let ends = 0;
  let nextStartAt = 0;
  let isClosed = false;

  function startChild(): void {
    const startedAt = performance.now();
    const started = start();
    child = started;
    started.once('exit', (code, signal) => {
      child = undefined;
      if (isClosed || code === 0) return;
      if (performance.now() - startedAt > STEADY_MS) ends = 0;
      const pause = restartPause(ends);
      ends += 1;
      nextStartAt = performance.now() + pause;
      log(`The sender has ended (${signal ?? code}); it is started again in ${pause / 1000} s.`);
    });
    started.on('error', (error) => log(`The sender cannot be started: ${error.message}`));
  }

  async function look(): Promise<void> {
    const wanted = await isWanted();
    if (isClosed) return;
    if (!wanted) disconnect(child);
    else if (child === undefined && performance.now() >= nextStartAt) startChild();
  }

  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  timer.unref();
  void look().catch(() => undefined);

  return {
    /** Ends the sender after it has finished the rows under way. */
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(timer);
      const ending = child;
      if (ending === undefined) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      disconnect(ending);
      const deadline = setTimeout(() => ending.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(deadline);
    },
  };
}
