import { systemClock } from '../../clock.ts';
import { sqlitePath } from '../../db/open-database.ts';
import type { Environment } from '../../environment.ts';
import { usersWithFactors } from '../../features/second-factor/factors.repository.ts';
import { restoreBackup } from '../../maintenance/backup/restore.ts';
import { terminalText } from '../../terminal-text.ts';
import { callerPath } from '../caller-path.ts';
import { withDatabase } from '../with-database.ts';

/**
 * Tells users with a second factor to make new recovery codes, since nobody can know which were used after the backup
 * was made.
 */
function tellOfSecondFactors(environment: Environment): Promise<void> {
  return withDatabase(environment, async ({ reads }) => {
    const names = (await usersWithFactors(reads)).map(terminalText);
    if (names.length === 0) return;
    console.log(
      `Second factors are those of the backup: what was removed since works again, and so do recovery codes that were used. These should look at theirs in My account, and make new codes: ${names.join(', ')}.`,
    );
  });
}

/** Brings a backup back; the database that it replaces is kept in a file, whose name is printed. */
export async function restore(
  name: string,
  replace: boolean,
  environment: Environment,
): Promise<void> {
  const file = callerPath(name);
  const { result: kept, notes } = await restoreBackup(file, environment, {
    replace,
    clock: systemClock,
  });
  const restored =
    environment.DATABASE_URL === undefined
      ? `the database ${sqlitePath(environment)}`
      : 'the PostgreSQL database';
  console.log(`Restored ${restored} from ${file}.`);
  for (const note of notes) console.log(terminalText(note));
  console.log(
    'All sessions have ended: everybody has to log in again, with the password of the backup.',
  );
  console.log('Invitations of the backup are void.');
  await tellOfSecondFactors(environment);
  if (kept !== null) console.log(`What it held before is kept in ${kept}.`);
}
