import { constants, setPriority } from 'node:os';

/** Lets visitors be served before this thread gets on with its work. */
export function lowerThreadPriority(): void {
  // On Linux a thread has a priority of its own. Elsewhere this would slow down the whole program.
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);
}
