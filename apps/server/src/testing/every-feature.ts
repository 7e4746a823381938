import { DEFAULT_SETTINGS, type Features } from '@bahai-friends/contract';
import type { Database } from '../db/database.ts';
import { setUpMail } from '../features/letters/testing/letters-sender.ts';
import { saveSettings } from '../features/settings/settings.repository.ts';

const NOW = '2026-03-21T12:00:00.000Z';

/** Nothing that a community can have is off. */
export const EVERY_FEATURE: Features = { gatherings: true, letters: true, notifications: true };

/** What mail needs besides its account: an address that links can lead to. */
export const WITH_LINKS = { PUBLIC_URL: 'https://friends.example' };

/** Without it, calls of a feature, and those about mail, are answered as if they did not exist. */
export async function switchEveryFeatureOn(database: Database): Promise<void> {
  await saveSettings(database.writes, { ...DEFAULT_SETTINGS, features: EVERY_FEATURE }, 2, NOW);
  await setUpMail({ database });
}
