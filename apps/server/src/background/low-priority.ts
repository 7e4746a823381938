import { constants, setPriority } from 'node:os';

/** Gives this thread the lowest priority, so that requests are served first. */
export function lowerThreadPriority(): void {
  // On Linux a thread has a priority of its own. Elsewhere this would slow down the whole program.
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);
}
