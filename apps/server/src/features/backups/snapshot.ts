import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createPrivateFile } from '../../files/private-files.ts';
import { temporaryCopyPath } from '../../files/temporary-copies.ts';

/** A copy of the database that is read once. */
export interface Snapshot {
  readonly bytes: number;
  /** Frees the disk when it is closed, read or not. */
  readonly content: Readable;
}

/**
 * Fills a file that only this account can read, and gives it to be read.
 *
 * It has no name any more by then: however the process ends, nothing is left of it.
 */
export async function openSnapshot(fill: (path: string) => Promise<void>): Promise<Snapshot> {
  const path = temporaryCopyPath('backup');
  createPrivateFile(path);
  try {
    await fill(path);
    const file = await open(path, 'r');
    const { size } = await file.stat();
    return { bytes: size, content: file.createReadStream() };
  } finally {
    for (const ending of ['', '-journal']) rmSync(`${path}${ending}`, { force: true });
  }
}
