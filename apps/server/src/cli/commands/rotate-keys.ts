import { systemClock } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import { rotateKeys as rotate } from '../../maintenance/rotate-keys.ts';
import { withDatabase } from '../with-database.ts';

/** Replaces the key of cookies and tokens. */
export function rotateKeys(environment: Environment): Promise<void> {
  return withDatabase(environment, async (database) => {
    await rotate(database, systemClock);
    console.log('Done: cookies and tokens are signed with a new key once the site starts again.');
    console.log('All sessions have ended: everybody has to log in again after that.');
  });
}
