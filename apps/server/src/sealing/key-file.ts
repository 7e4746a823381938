import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createPrivateFile,
  createPrivateFolder,
  giveToFolderOwner,
} from '../files/private-files.ts';
import { syncToDisk } from '../files/sync-to-disk.ts';
import { KEY_BYTES } from './seal-text.ts';

/** Where the key lies unless it is a credential. */
export const keyFilePath = (dataDir: string): string => join(dataDir, 'sealing.key');

const NO_FILE = ['ENOENT', 'ENOTDIR'];

/** The content of a key file: its 32 bytes, `none` without a file, `damaged` when it is no key or cannot be read. */
type KeyFile = Buffer | 'none' | 'damaged';

function readKeyIn(path: string): KeyFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    return NO_FILE.includes(String((error as NodeJS.ErrnoException).code)) ? 'none' : 'damaged';
  }
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === KEY_BYTES && bytes.toString('base64') === text ? bytes : 'damaged';
}

/** Reads the key file of a folder. */
export const readKeyFile = (dataDir: string): KeyFile => readKeyIn(keyFilePath(dataDir));

/**
 * Writes a key to a new file, which gets its name when it is complete and synced to the disk: sealed texts must never
 * outlive their key.
 *
 * @returns whether this call has made the file; another process may have made one at the same time, and that one
 *   counts.
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

/** Where the next key lies until the texts that are sealed with it are stored. */
const nextKeyPath = (dataDir: string): string => `${keyFilePath(dataDir)}.next`;

/** Writes the next key, complete and synced, replacing one of a run that was cut off. */
export function writeNextKey(dataDir: string, key: Buffer): void {
  const path = nextKeyPath(dataDir);
  rmSync(path, { force: true });
  createPrivateFile(path);
  writeFileSync(path, `${key.toString('base64')}\n`);
  giveToFolderOwner(path);
  syncToDisk(path);
  syncToDisk(dataDir);
}

/** The next key, when a run to replace the key has left one. */
export const readNextKey = (dataDir: string): KeyFile => readKeyIn(nextKeyPath(dataDir));

/** Makes the next key the key. */
export function takeNextKey(dataDir: string): void {
  renameSync(nextKeyPath(dataDir), keyFilePath(dataDir));
  syncToDisk(dataDir);
}

/** A new random key. */
export const newKey = (): Buffer => randomBytes(KEY_BYTES);
