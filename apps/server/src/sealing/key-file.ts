import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createPrivateFile,
  createPrivateFolder,
  giveToFolderOwner,
} from '../files/private-files.ts';
import { syncToDisk } from '../files/sync-to-disk.ts';
import { KEY_BYTES } from './sealing-key.ts';

/** Where the key lies when it is no credential. */
export const keyFilePath = (dataDir: string): string => join(dataDir, 'sealing.key');

const NO_FILE = ['ENOENT', 'ENOTDIR'];

/** What a key file holds: its 32 bytes, `none` without a file, `damaged` when it is no key or cannot be read. */
export type KeyFile = Buffer | 'none' | 'damaged';

/** Reads the key file of a folder. */
export function readKeyFile(dataDir: string): KeyFile {
  let text: string;
  try {
    text = readFileSync(keyFilePath(dataDir), 'utf8').trim();
  } catch (error) {
    return NO_FILE.includes(String((error as NodeJS.ErrnoException).code)) ? 'none' : 'damaged';
  }
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === KEY_BYTES && bytes.toString('base64') === text ? bytes : 'damaged';
}

/**
 * Writes a new file with a key, which takes its name when it is whole and on the disk: what is sealed with it must
 * not outlive it.
 *
 * @returns whether it was this call; another process may have made one at the same time, which then counts.
 */
export function writeKeyFile(dataDir: string, key: Buffer): boolean {
  createPrivateFolder(dataDir);
  const path = keyFilePath(dataDir);
  const part = `${path}.${randomUUID().slice(0, 8)}.part`;
  createPrivateFile(part);
  try {
    writeFileSync(part, `${key.toString('base64')}\n`);
    giveToFolderOwner(part);
    syncToDisk(part);
    // Unlike renaming, linking replaces no file.
    linkSync(part, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(part, { force: true });
  }
  syncToDisk(dataDir);
  return true;
}

/** A key that nobody can guess. */
export const newKey = (): Buffer => randomBytes(KEY_BYTES);
