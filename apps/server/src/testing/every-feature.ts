import { DEFAULT_SETTINGS, type Features } from '@bahai-friends/contract';
import type { Database } from '../db/database.ts';
import { setUpMail } from '../features/letters/testing/letters-sender.ts';
import { saveSettings } from '../features/settings/settings.repository.ts';

const NOW = '2026-03-21T12:00:00.000Z';

/** Every feature is on. */
export const EVERY_FEATURE: Features = { gatherings: true, letters: true, notifications: true };

/** A public address: without one for its links, mail is off even with an account. */
export const WITH_LINKS = { PUBLIC_URL: 'https://friends.example' };

/** Switches every feature and mail on; otherwise their calls are answered as if they did not exist. */
export async function switchEveryFeatureOn(database: Database): Promise<void> {
  await saveSettings(database.writes, { ...DEFAULT_SETTINGS, features: EVERY_FEATURE }, 2, NOW);
  await setUpMail({ database });
}
