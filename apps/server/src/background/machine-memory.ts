import { totalmem } from 'node:os';

const MEGABYTE = 2 ** 20;

/**
 * The memory that there is for everything, in MB: the machine's, or what its container or service may have.
 *
 * @param total Of the machine, in bytes.
 * @param constrained What this program and others with it may have, in bytes; 0 when nobody says so.
 */
export function machineMemoryMb(
  total = totalmem(),
  constrained = process.constrainedMemory(),
): number {
  return Math.floor(Math.min(total, constrained || total) / MEGABYTE);
}
