import {
  type GatheringFields,
  gatheringDefaults,
  type NewSettings,
  NO_FEATURES,
} from '@bahai-friends/contract';
import type { Queries } from '../../apps/server/src/db/database.ts';
import { insertGathering } from '../../apps/server/src/features/gatherings/gatherings.repository.ts';
import { saveSettings } from '../../apps/server/src/features/settings/settings.repository.ts';

/**
 * Gives a home page its sixth card: a gathering for everybody on three days of the week.
 *
 * @param today Civil day of the first one.
 * @param settings Those of the community, with which gatherings are switched on.
 */
export async function showGatherings(
  writes: Queries,
  today: string,
  settings: NewSettings,
  title: string,
): Promise<void> {
  const now = `${today}T12:00:00.000Z`;
  const features = { ...NO_FEATURES, gatherings: true };
  await saveSettings(writes, { ...settings, features }, 2, now);
  const devotional: GatheringFields = {
    ...gatheringDefaults('devotional'),
    kind: 'devotional',
    title,
    starts: today,
    time: '19:30',
    repeat: { every: 'week', weekdays: [1, 6, 7], interval: 1 },
  };
  await insertGathering(writes, devotional, 'A'.repeat(22), now);
}
