import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from '../errors/operator-error.ts';
import { createPrivateFile } from './private-files.ts';
import { syncToDisk } from './sync-to-disk.ts';

const FULL = 'the disk that it would be on is full; make room there';
/** Errors of the file system in plain words, by code. */
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it exists already',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: FULL,
  EISDIR: 'it is a folder; name a file in it',
};

const unwritable = (path: string, reason: string): OperatorError =>
  new OperatorError(`The file ${path} cannot be written: ${reason}.`);

/** Runs a step of writing a file. @throws OperatorError that explains in one line why it failed */
function explainingErrors<T>(path: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw unwritable(path, REASONS[code] ?? message);
  }
}

function assertDoesNotExist(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there) throw Object.assign(new Error(), { code: there.isDirectory() ? 'EISDIR' : 'EEXIST' });
}

/** Names the full disk when that is the reason; the error of whatever fills the file does not. */
const explainFullDisk = (path: string, error: unknown): unknown =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC' ? unwritable(path, FULL) : error;

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
  explainingErrors(path, () => {
    assertDoesNotExist(path);
    createPrivateFile(part);
  });
  try {
    await fill(part).catch((error: unknown) => {
      throw explainFullDisk(path, error);
    });
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
