import { writeFileSync } from 'node:fs';

/** The highest score is 1000; a process for which none was set has 0. */
const FIRST = '500';

/**
 * Asks Linux to end this process first when the machine's memory runs out. Otherwise it ends the largest one, which
 * may be the program that started it. Other systems cannot be asked.
 */
export function endFirstWithoutMemory(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, FIRST);
  } catch {
    // The process has ended, or this is not Linux.
  }
}
