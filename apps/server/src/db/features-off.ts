import type { Feature } from '@bahai-friends/contract';
import type { Clock } from '../clock.ts';
import type { Queries } from './database.ts';
import { findInstallationValue, setInstallationValue } from './installation-values.ts';

/** How long the data of visitors stays after a feature was switched off: switched on again before, it goes on. */
const OFF_DAYS = 30;
const OFF_SECONDS = OFF_DAYS * 24 * 60 * 60;

/** Since when a feature is off after it was on; null when it never was, or is. */
export const featureOffSince = (db: Queries, feature: Feature): Promise<string | null> =>
  findInstallationValue(db, `${feature}-off-since`);

/** Whether a feature is off since so long ago that its data goes. */
export const isOffForLong = (since: string | null, clock: Pick<Clock, 'after'>): boolean =>
  since !== null && since <= clock.after(-OFF_SECONDS);

/** Notes that a feature is off since an instant, or on. */
export async function noteFeatureOff(
  db: Queries,
  feature: Feature,
  since: string | null,
): Promise<void> {
  const key = `${feature}-off-since` as const;
  if (since !== null) return setInstallationValue(db, key, since);
  await db.deleteFrom('installation').where('key', '=', key).execute();
}
