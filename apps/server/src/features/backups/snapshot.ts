import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createPrivateFile } from '../../files/private-files.ts';
import { temporaryCopyPath } from '../../files/temporary-copies.ts';

/** A copy of the database that is read once. */
export interface Snapshot {
  readonly bytes: number;
  /** Frees the disk space when it is closed, read or not. */
  readonly content: Readable;
}

/**
 * Fills a file that only this account can read, and opens it. The file is unlinked by then, so that nothing is left of
 * it however the process ends.
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
