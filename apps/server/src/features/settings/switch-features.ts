import { FEATURES, type Feature, type Features } from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { featureOffSince, isOffForLong, noteFeatureOff } from '../../db/features-off.ts';

interface FeatureSwitch {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  /** Deletes what visitors have left with a feature. */
  readonly deleteVisitorsOf: Readonly<Record<Feature, (db: Queries) => Promise<void>>>;
}

/**
 * Stores since when features are off, of those that are switched. Visitors' data that is due to be deleted goes when a
 * feature is switched on: the site may not have run since, and so not have tidied it.
 */
export const createFeatureSwitch =
  ({ clock, deleteVisitorsOf }: FeatureSwitch) =>
  async (db: Queries, before: Features, after: Features): Promise<void> => {
    for (const feature of FEATURES) {
      if (before[feature] === after[feature]) continue;
      const isDue = isOffForLong(await featureOffSince(db, feature), clock);
      if (after[feature] && isDue) await deleteVisitorsOf[feature](db);
      await noteFeatureOff(db, feature, after[feature] ? null : clock.now());
    }
  };
