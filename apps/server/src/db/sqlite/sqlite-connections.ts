import { DatabaseSync } from 'node:sqlite';

/** Another process of the product, such as a command, may hold the write lock for a moment. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens the connection that writes, with a write-ahead log, which lets others read meanwhile. What was
 * acknowledged survives a power cut. The log gets the mode of the file.
 *
 * It reads at once, which opens the log: only a connection that may write and has it open removes it when it is the last to
 * close.
 */
export function openWriter(path: string): DatabaseSync {
  const database = new DatabaseSync(path, {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; select 1 from sqlite_schema limit 1;',
  );
  return database;
}

/** Opens a connection that cannot write. @throws when there is no file */
export const openReader = (path: string): DatabaseSync =>
  new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });

/**
 * Opens a file that no other process uses, to read and write, without a log beside it. It survives a power cut only
 * when it is synced to the disk after it was closed.
 */
export function openUnshared(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = delete; pragma synchronous = off;');
  return database;
}
