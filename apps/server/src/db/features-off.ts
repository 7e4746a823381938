import type { Feature } from '@bahai-friends/contract';
import type { Clock } from '../clock.ts';
import type { Queries } from './database.ts';
import { findInstallationValue, setInstallationValue } from './installation-values.ts';

/**
 * Days that visitors' data stays after a feature was switched off; when the feature is switched on again before, the
 * data is used again.
 */
const OFF_DAYS = 30;
const OFF_SECONDS = OFF_DAYS * 24 * 60 * 60;

/** The instant since which a feature has been switched off; null when it is on, or was never on. */
export const featureOffSince = (db: Queries, feature: Feature): Promise<string | null> =>
  findInstallationValue(db, `${feature}-off-since`);

/** Whether a feature has been off for so long that its data is deleted. */
export const isOffForLong = (since: string | null, clock: Pick<Clock, 'after'>): boolean =>
  since !== null && since <= clock.after(-OFF_SECONDS);

/** Stores that a feature is off since an instant, or on. */
export async function noteFeatureOff(
  db: Queries,
  feature: Feature,
  since: string | null,
): Promise<void> {
  const key = `${feature}-off-since` as const;
  if (since !== null) return setInstallationValue(db, key, since);
  await db.deleteFrom('installation').where('key', '=', key).execute();
}
