import { chmodSync, chownSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder, and those above it, with access for their owner only, whatever the umask. An existing folder keeps
 * its permissions.
 */
export function createPrivateFolder(path: string): void {
  if (isFolder(path)) return;
  // They are created one by one: where the system says that a folder above does not exist, as in /proc, Node's
  // `recursive` never ends.
  if (dirname(path) !== path) createPrivateFolder(dirname(path));
  try {
    createNewPrivateFolder(path);
  } catch (error) {
    // Another process has created it at the same time.
    if (!isFolder(path)) throw error;
  }
}

/**
 * Makes a folder with access for its owner only, inside an existing one.
 *
 * @throws `EEXIST` when the name is taken: among temporary files it may be somebody else's.
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

/** Gives a file or folder that the administrator has made to the account that owns the folder and runs the site. */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}
