import { systemClock } from '../../clock.ts';
import { sqlitePath } from '../../db/open-database.ts';
import { restoreBackup } from '../../maintenance/backup/restore.ts';
import type { Settings } from '../../settings.ts';
import { callerPath } from '../caller-path.ts';

/** Brings a backup back; the database of now is kept in a file, whose name is printed. */
export async function restore(name: string, replace: boolean, settings: Settings): Promise<void> {
  const file = callerPath(name);
  const kept = await restoreBackup(file, settings, { replace, clock: systemClock });
  const restored =
    settings.DATABASE_URL === undefined
      ? `the database ${sqlitePath(settings)}`
      : 'the PostgreSQL database';
  console.log(`Restored ${restored} from ${file}.`);
  console.log(
    'All sessions have ended: everybody has to log in again, with the password of the backup.',
  );
  console.log('Invitations of the backup are void.');
  if (kept !== null) console.log(`What it held before is kept in ${kept}.`);
}
