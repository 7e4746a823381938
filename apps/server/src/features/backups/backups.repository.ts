import { LastBackup } from '@bahai-friends/contract';
import { sql } from 'kysely';
import type { Database, Queries } from '../../db/database.ts';
import { findInstallationValue, setInstallationValue } from '../../db/installation-values.ts';

/** The backup that was made last; null when none was. */
export async function findLastBackup(db: Queries): Promise<LastBackup | null> {
  const stored = await findInstallationValue(db, 'last-backup');
  return stored === null ? null : LastBackup.parse(JSON.parse(stored));
}

/** Records a backup, in the database or in the backup itself. */
export const saveLastBackup = (db: Queries, backup: LastBackup): Promise<void> =>
  setInstallationValue(db, 'last-backup', JSON.stringify(backup));

/** How much disk the database takes, in bytes; of SQLite without its log. */
export async function databaseBytes({ dialect, reads }: Database): Promise<number> {
  const size =
    dialect === 'sqlite'
      ? sql<{ bytes: number }>`
          select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await size.execute(reads);
  return Number(rows[0]?.bytes);
}
