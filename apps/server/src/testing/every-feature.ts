import {
  BUILT_FEATURES,
  DEFAULT_SETTINGS,
  type Features,
  NO_FEATURES,
} from '@bahai-friends/contract';
import type { Database } from '../db/database.ts';
import { saveSettings } from '../features/settings/settings.repository.ts';

const NOW = '2026-03-21T12:00:00.000Z';

/** Nothing that a community can have in this version is off. */
export const EVERY_FEATURE: Features = {
  ...NO_FEATURES,
  ...Object.fromEntries(BUILT_FEATURES.map((name) => [name, true])),
};

/** Without it, calls of a feature are answered as if they did not exist. */
export async function switchEveryFeatureOn(database: Database): Promise<void> {
  await saveSettings(database.writes, { ...DEFAULT_SETTINGS, features: EVERY_FEATURE }, 2, NOW);
}
