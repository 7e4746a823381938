import { readFile } from 'node:fs/promises';

/** How often memory is looked at. A program that fills it as fast as it can takes some 200 MB in between. */
const LOOK_MS = 100;
const KB_PER_MB = 1024;

/** What a process has in memory, in MB; 0 where Linux does not tell, or the process has ended. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / KB_PER_MB;
}

/**
 * Watches a process's memory until told to stop, as the limit of its heap does not count its buffers. It works on
 * Linux only.
 *
 * @param onExceeded Called once.
 * @returns Stops looking.
 */
export function watchResidentMemory(
  pid: number,
  limitMb: number,
  onExceeded: () => void,
): () => void {
  const timer = setInterval(async () => {
    if ((await residentMb(pid)) <= limitMb || stopped) return;
    stop();
    onExceeded();
  }, LOOK_MS).unref();
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    clearInterval(timer);
  };
  return stop;
}
