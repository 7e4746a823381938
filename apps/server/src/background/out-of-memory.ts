import { writeFileSync } from 'node:fs';

/** Of 1000: above every process that nobody has said anything of. */
const FIRST = '500';

/**
 * Where the machine's memory runs out, has Linux end this process before the program that started it, which
 * otherwise may be the larger one. Elsewhere nothing can be said.
 */
export function endFirstWithoutMemory(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, FIRST);
  } catch {
    // It has ended, or this is not Linux.
  }
}
