import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import type { Clock } from '../clock.ts';
import type { Database, Queries } from '../db/database.ts';
import { findInstallationValue } from '../db/installation-values.ts';
import { insertFirstSettings } from '../features/settings/settings.repository.ts';

/** Whether starter content was added before; undefined at the first start. */
async function hadStarterContent(db: Queries): Promise<boolean | undefined> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (!user) return undefined;
  return (await findInstallationValue(db, 'starter-content')) !== null;
}

/**
 * Stores the default settings unless there are some. A site that began with the starter content goes on getting holy
 * days; on one that began without it, volunteers add all holy days themselves.
 *
 * @param starterContent Whether this start adds it.
 */
export async function addFirstSettings(
  database: Database,
  clock: Clock,
  starterContent: boolean,
): Promise<void> {
  const holyDaysAhead = (await hadStarterContent(database.reads)) ?? starterContent;
  await insertFirstSettings(database.writes, { ...DEFAULT_SETTINGS, holyDaysAhead }, clock.now());
}
