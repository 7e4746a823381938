import { systemClock } from '../../clock.ts';
import { sqlitePath } from '../../db/open-database.ts';
import { usersWithFactors } from '../../features/second-factor/factors.repository.ts';
import { restoreBackup } from '../../maintenance/backup/restore.ts';
import type { Settings } from '../../settings.ts';
import { callerPath } from '../caller-path.ts';
import { terminalText } from '../terminal-text.ts';
import { withDatabase } from '../with-database.ts';

/** Which recovery codes were used since the backup nobody can know: their owners are to make new ones. */
function tellOfSecondFactors(settings: Settings): Promise<void> {
  return withDatabase(settings, async ({ reads }) => {
    const names = (await usersWithFactors(reads)).map(terminalText);
    if (names.length === 0) return;
    console.log(
      `Second factors are those of the backup: what was removed since works again, and so do recovery codes that were used. These should look at theirs in My account, and make new codes: ${names.join(', ')}.`,
    );
  });
}

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
  await tellOfSecondFactors(settings);
  if (kept !== null) console.log(`What it held before is kept in ${kept}.`);
}
