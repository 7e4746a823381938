import { constants, setPriority } from 'node:os';

/** How much of a busy processor is left to a thread whose priority is lowered. */
const NICENESS = {
  /** Somebody waits for it with a form open: beside other programs it still gets its turn, a tenth of a core. */
  awaited: constants.priority.PRIORITY_BELOW_NORMAL,
  /** Where all cores are busy it hardly ever gets a turn. */
  background: constants.priority.PRIORITY_LOW,
};

/** Lowers this thread's priority, so that requests are served first. */
export function lowerThreadPriority(work: keyof typeof NICENESS): void {
  // On Linux a thread has a priority of its own. Elsewhere this would slow down the whole program.
  if (process.platform === 'linux') setPriority(0, NICENESS[work]);
}
