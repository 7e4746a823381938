import { randomUUID } from 'node:crypto';
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The number of the process that made it is part of the name. */
const NAME = /^bahai-friends-(?:backup|restore)-(\d+)-/;

/** A path among the temporary files for a copy of the whole database. */
export const temporaryCopyPath = (use: 'backup' | 'restore'): string =>
  join(tmpdir(), `bahai-friends-${use}-${process.pid}-${randomUUID()}`);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether this account made it: anybody may give any name to temporary files. */
const isOwn = (path: string): boolean =>
  process.getuid === undefined || lstatSync(path).uid === process.getuid();

/**
 * Removes the copies of processes that were killed. It has to be called before this process makes a copy: in a
 * container it may have the same number as the process before.
 */
export function removeAbandonedCopies(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, number] = NAME.exec(name) ?? [];
    const pid = Number(number);
    if (number === undefined || (pid !== process.pid && isRunning(pid))) continue;
    const path = join(tmpdir(), name);
    try {
      if (isOwn(path)) rmSync(path, { recursive: true, force: true });
    } catch {
      // It was removed meanwhile, or the system refuses to remove it; neither stops the command.
    }
  }
}
