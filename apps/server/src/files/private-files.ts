import { chmodSync, chownSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder, and those above it, that nobody but their owner can look into, whatever the umask. A
 * folder that is there is left as it is: whoever made it has decided.
 */
export function createPrivateFolder(path: string): void {
  if (isFolder(path)) return;
  // One by one: where the system denies that the folder above is there, as in /proc, Node's `recursive` never ends.
  if (dirname(path) !== path) createPrivateFolder(dirname(path));
  try {
    createNewPrivateFolder(path);
  } catch (error) {
    // Another process has made it at the same time.
    if (!isFolder(path)) throw error;
  }
}

/**
 * Makes a folder that nobody but its owner can look into, in one that is there.
 *
 * @throws `EEXIST` when there is anything of this name: among temporary files it may be somebody else's.
 */
export function createNewPrivateFolder(path: string): void {
  mkdirSync(path, { mode: OWNER_ONLY_FOLDER });
  chmodSync(path, OWNER_ONLY_FOLDER);
}

/** Lets nobody but its owner read a file. */
export const makeFilePrivate = (path: string): void => chmodSync(path, OWNER_ONLY_FILE);

/**
 * Makes an empty file that nobody but its owner can read, whatever the umask.
 *
 * @throws `EEXIST` when there is a file of this name.
 */
export function createPrivateFile(path: string): void {
  closeSync(openSync(path, 'wx', OWNER_ONLY_FILE));
  makeFilePrivate(path);
}

/** Lets the account that runs the site work with what the administrator has made in its folder. */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}
