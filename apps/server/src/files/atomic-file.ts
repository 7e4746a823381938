import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from '../errors/operator-error.ts';
import { createPrivateFile } from './private-files.ts';
import { syncToDisk } from './sync-to-disk.ts';

/** Errors of the file system in plain words, by code. */
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it exists already',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

/** Runs a step of writing a file. @throws OperatorError that explains in one line why it failed */
export function explainingErrors<T>(path: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const reason = REASONS[code] ?? message;
    throw new OperatorError(`The file ${path} cannot be written: ${reason}.`);
  }
}

function assertDoesNotExist(path: string): void {
  if (existsSync(path)) throw Object.assign(new Error(), { code: 'EEXIST' });
}

/**
 * Creates a file that only its owner can read, whole or not at all (atomically).
 *
 * @param fill Fills a file beside it, empty at first; it takes its name when it is whole.
 * @throws OperatorError when the file exists already, or cannot be written.
 */
export async function createFileAtomically(
  path: string,
  fill: (part: string) => Promise<void>,
): Promise<void> {
  const part = `${path}.${randomUUID().slice(0, 8)}.part`;
  try {
    explainingErrors(path, () => {
      assertDoesNotExist(path);
      createPrivateFile(part);
    });
    await fill(part);
    explainingErrors(path, () => {
      syncToDisk(part);
      assertDoesNotExist(path);
      renameSync(part, path);
      syncToDisk(dirname(path));
    });
  } finally {
    for (const ending of ['', '-journal']) rmSync(`${part}${ending}`, { force: true });
  }
}
