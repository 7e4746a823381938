import { systemClock } from '../../clock.ts';
import { rotateKeys as rotate } from '../../maintenance/rotate-keys.ts';
import type { Settings } from '../../settings.ts';
import { withDatabase } from '../with-database.ts';

/** Replaces the key of cookies and tokens. */
export function rotateKeys(settings: Settings): Promise<void> {
  return withDatabase(settings, async (database) => {
    await rotate(database, systemClock);
    console.log('Done: cookies and tokens are signed with a new key once the site starts again.');
    console.log('All sessions have ended: everybody has to log in again after that.');
  });
}
