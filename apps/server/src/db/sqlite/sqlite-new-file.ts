import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, existsSync, linkSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPrivateFile, giveToFolderOwner } from '../../files/private-files.ts';
import { syncToDisk } from '../../files/sync-to-disk.ts';
import { APPLICATION_ID } from './sqlite-file-check.ts';

const isExisting = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Gives a file a second name, unless that name is taken. */
function linkOrCopy(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch (error) {
    if (isExisting(error)) throw error;
    // Some file systems have no hard links.
    copyFileSync(file, name, constants.COPYFILE_EXCL);
  }
}

/**
 * Creates an embedded database that only its owner can read, unless a file of this name exists. It gets its name after
 * it has the application id: a file without the id was never a database of the product, or is damaged, and must not be
 * taken for a new one.
 */
export function createSqliteFile(path: string): void {
  if (existsSync(path)) return;
  const part = `${path}.${randomUUID().slice(0, 8)}.new`;
  try {
    createPrivateFile(part);
    const database = new DatabaseSync(part);
    database.exec(`pragma application_id = ${APPLICATION_ID}`);
    database.close();
    giveToFolderOwner(part);
    syncToDisk(part);
    linkOrCopy(part, path);
    syncToDisk(dirname(path));
  } catch (error) {
    // Another process has created it at the same time, or the name is a symbolic link without a target.
    if (!isExisting(error) || !existsSync(path)) throw error;
  } finally {
    for (const ending of ['', '-journal']) rmSync(`${part}${ending}`, { force: true });
  }
}
