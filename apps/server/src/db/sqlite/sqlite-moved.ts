import { DatabaseSync } from 'node:sqlite';
import { MOVED_APPLICATION_ID } from './sqlite-file-check.ts';

/**
 * Marks an embedded database as moved, so that neither a start nor a command takes it for the site's any more. The
 * caller holds the exclusive lock.
 *
 * @param place Where it is now, without anything secret.
 */
export function markSqliteAsMoved(path: string, place: string): void {
  const database = new DatabaseSync(path);
  try {
    // Without a log beside it, the mark is written to the file itself.
    database.exec('pragma journal_mode = delete; pragma synchronous = full; begin immediate');
    database
      .prepare("insert or replace into installation (key, value) values ('moved-to', ?)")
      .run(place);
    database.exec(`pragma application_id = ${MOVED_APPLICATION_ID}; commit`);
  } finally {
    database.close();
  }
}
